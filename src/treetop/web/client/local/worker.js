// A table, or lessons: the server's own Python under MicroPython, with the compiled rules, away from the page.
/// <reference lib="webworker" />
import { write } from "../kernel/write.js";
import { fetchMade, loadKernel } from "./load-kernel.js";

const PACKAGE = new URL("../../packages/@micropython/micropython-webassembly-pyscript/", import.meta.url);
const HEAP = 24 * 1024 * 1024;
const PROGRAM = [
  'import sys; sys.path.insert(0, "/")',
  "from treetop.tables.local.border import Border",
  "answer = Border().answer",
  "def teach(question):",
  "    from treetop.web.learn.here import answer",
  "    return answer(question)",
].join("\n");
const ITEMS = { bytes: Uint8Array, numbers: BigInt64Array, floats: Float64Array };

/** @type {Promise<{ get: (name: string) => (question: string) => string }>} */
let started;

/** Where no rules are compiled, they are interpreted. @param {string} game */
async function start(game) {
  const [{ loadMicroPython }, files, kernel] = await Promise.all([
    import(new URL("micropython.mjs", PACKAGE).href),
    fetchMade(`${game}.table.json`).then((answer) => answer.json()),
    loadKernel(game),
  ]);
  const { result: python, memory } = await withMemory(() =>
    loadMicroPython({ url: new URL("micropython.wasm", PACKAGE).href, heapsize: HEAP }),
  );
  for (const [path, text] of Object.entries(files)) write(python.FS, path, text);
  if (kernel) python.registerJsModule("treetop_host", { call: caller(memory, kernel) });
  python.runPython(PROGRAM);
  return python.globals;
}

/**
 * What something loads, and the memory of the module that it instantiates: MicroPython offers no other way to it.
 * @param {() => Promise<any>} load
 * @returns {Promise<{ result: any, memory: WebAssembly.Memory }>}
 */
async function withMemory(load) {
  const { instantiate, instantiateStreaming } = WebAssembly;
  /** @type {any} */
  let memory;
  const note = (/** @type {any} */ made) => {
    memory = (made.instance ?? made).exports.memory;
    return made;
  };
  WebAssembly.instantiate = (/** @type {any[]} */ ...given) => /** @type {any} */ (instantiate)(...given).then(note);
  WebAssembly.instantiateStreaming = (/** @type {any[]} */ ...given) =>
    /** @type {any} */ (instantiateStreaming)(...given).then(note);
  try {
    return { result: await load(), memory };
  } finally {
    Object.assign(WebAssembly, { instantiate, instantiateStreaming });
  }
}

/**
 * Arrays come from MicroPython as an address and a length, large numbers as text.
 * @param {WebAssembly.Memory} memory
 * @param {import("../kernel/compiled.js").CompiledKernel} kernel
 */
function caller(memory, kernel) {
  return (/** @type {string} */ name, /** @type {any[]} */ ...passed) => {
    let next = 0;
    const values = Object.values(kernel.table.entries[name].arguments).map((kind) => {
      const value = passed[next++];
      if (!(kind in ITEMS)) return typeof value === "string" ? BigInt(value) : Number(value);
      const items = ITEMS[/** @type {keyof typeof ITEMS} */ (kind)];
      return new items(memory.buffer, value, passed[next++]);
    });
    return kernel.call(name, ...values);
  };
}

self.addEventListener("message", async ({ data: { number, game, question } }) => {
  let unable = true;
  try {
    started ??= start(game);
    const python = await started;
    unable = false;
    const ask = python.get(question.do === "teach" ? "teach" : "answer");
    self.postMessage({ number, answer: ask(JSON.stringify(question)) });
  } catch (error) {
    self.postMessage({ number, unable, error: String(error) });
  }
});
