// Calls entries of a compiled kernel: node wasm.mjs MODULE TABLE, then one JSON call a line, one JSON answer a line.
// Arrays are written as {"bytes": base64}, {"numbers": [text]} or {"floats": [number]}, whole numbers as text.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { CompiledKernel } from "../../src/treetop/web/client/kernel/compiled.js";

const [wasm, table] = process.argv.slice(2).map((path) => readFileSync(path));
const kernel = new CompiledKernel(new WebAssembly.Module(wasm), JSON.parse(table.toString()));

const READ = {
  bytes: (text) => new Uint8Array(Buffer.from(text, "base64")),
  numbers: (texts) => BigInt64Array.from(texts, BigInt),
  floats: (numbers) => Float64Array.from(numbers),
  number: BigInt,
  float: Number,
};
const WRITE = {
  bytes: (array) => Buffer.from(array).toString("base64"),
  numbers: (array) => Array.from(array, String),
  floats: (array) => Array.from(array),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { name, values } = JSON.parse(line);
  const given = values.map(([kind, value]) => READ[kind](value));
  const result = kernel.call(name, ...given) ?? null;
  const arrays = values.map(([kind], i) => WRITE[kind]?.(given[i]) ?? null);
  console.log(JSON.stringify({ result, arrays }));
}
