// Runs the kernel's own files under MicroPython, away from the page.
/// <reference lib="webworker" />
import { write } from "./write.js";

const PACKAGE = new URL("../../packages/@micropython/micropython-webassembly-pyscript/", import.meta.url);
const FILES = new URL("../../kernel/files.json", import.meta.url);
const HEAP = 8 * 1024 * 1024;

/** @type {Promise<any>} */
const started = start();
started.catch(() => self.postMessage({ unable: true }));

async function start() {
  const begun = performance.now();
  const [{ loadMicroPython }, files] = await Promise.all([
    import(new URL("micropython.mjs", PACKAGE).href),
    fetch(FILES).then((answer) => answer.json()),
  ]);
  const python = await loadMicroPython({ url: new URL("micropython.wasm", PACKAGE).href, heapsize: HEAP });
  for (const [path, text] of Object.entries(files)) write(python.FS, path, text);
  python.runPython("import sys; sys.path.append('/')");
  self.postMessage({ startedIn: performance.now() - begun });
  return python;
}

self.addEventListener("message", async ({ data: { number, module, name, question } }) => {
  try {
    const python = await started;
    const answer = python.pyimport(module)[name](JSON.stringify(question));
    self.postMessage({ number, answer: JSON.parse(answer) });
  } catch (error) {
    self.postMessage({ number, error: String(error) });
  }
});
