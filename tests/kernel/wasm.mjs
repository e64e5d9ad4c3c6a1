// Calls entries of a compiled kernel, or lets its players think: node wasm.mjs MODULE TABLE, then one JSON question
// a line, one JSON answer a line.
// Arrays are written as {"bytes": base64}, {"numbers": [text]} or {"floats": [number]}, whole numbers as text.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { CompiledKernel } from "../../src/treetop/web/client/kernel/compiled.js";
import * as thinking from "../../src/treetop/web/client/kernel/thinking.js";

const [wasm, table] = process.argv.slice(2).map((path) => readFileSync(path));
const kernelModule = new WebAssembly.Module(wasm);
const kernel = new CompiledKernel(kernelModule, JSON.parse(table.toString()));

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

/** Others who share a search's rounds, each with a kernel of its own. */
function helpers(count) {
  return Array.from({ length: count }, () => {
    const own = new CompiledKernel(kernelModule, kernel.table);
    let sampler;
    return {
      begin: (...told) => (sampler = new thinking.Sampler(own, ...told)),
      sample: async (...rounds) => sampler.sample(...rounds),
    };
  });
}

async function answer(name, { player, known, seed, iterations, players, code, shared = 0 }) {
  const told = Object.fromEntries(Object.entries(known).map(([key, text]) => [key, READ.bytes(text)]));
  if (name === "prospects") return thinking.prospects(kernel, told, players);
  const question = [kernel, player, told, BigInt(seed)];
  if (name === "choose") return thinking.choose(...question, 1);
  if (name === "judge") return thinking.judge(...question, code, helpers(shared));
  return thinking.explain(...question, { budget: 1, iterations }, helpers(shared));
}

for await (const line of createInterface({ input: process.stdin })) {
  const { name, values, think } = JSON.parse(line);
  if (think) {
    console.log(JSON.stringify(await answer(name, think)));
    continue;
  }
  const given = values.map(([kind, value]) => READ[kind](value));
  const result = kernel.call(name, ...given) ?? null;
  const arrays = values.map(([kind], i) => WRITE[kind]?.(given[i]) ?? null);
  console.log(JSON.stringify({ result, arrays }));
}
// The channel through which helpers are heard would keep it running.
process.exit(0);
