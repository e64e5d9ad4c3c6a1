// Asks the rules themselves: the kernel's own files, run by MicroPython in a worker that starts when first asked.
import { signal } from "@preact/signals";
import { keepAssets } from "../offline.js";

/**
 * How long the worker took to be ready, in milliseconds; null until it is.
 * @type {import("@preact/signals").Signal<number | null>}
 */
export const startedIn = signal(null);

/** Whether this browser can't run the rules: then what was asked stays unanswered. */
export const unable = signal(false);

const NEEDED = [
  "./worker.js",
  "../../kernel/files.json",
  "../../packages/@micropython/micropython-webassembly-pyscript/micropython.mjs",
  "../../packages/@micropython/micropython-webassembly-pyscript/micropython.wasm",
].map((path) => new URL(path, import.meta.url).href);

/** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
const waiting = new Map();
/** @type {Worker | null} */
let worker = null;
let last = 0;

/**
 * Call a function of a Python module that takes and gives JSON.
 * @param {string} module
 * @param {string} name
 * @param {unknown} question
 * @returns {Promise<any>}
 */
export function ask(module, name, question) {
  const number = ++last;
  const answer = new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
  try {
    worker ??= started();
    worker.postMessage({ number, module, name, question });
  } catch {
    unable.value = true;
  }
  return answer;
}

function started() {
  const made = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  made.addEventListener("message", ({ data }) => {
    if (data.unable) return (unable.value = true);
    if (data.startedIn === undefined) return settle(data);
    startedIn.value = data.startedIn;
    keepAssets(NEEDED);
  });
  made.addEventListener("error", () => (unable.value = true));
  return made;
}

/** @param {{ number: number, answer?: any, error?: string }} reply */
function settle({ number, answer, error }) {
  const asked = waiting.get(number);
  waiting.delete(number);
  if (error === undefined) asked?.resolve(answer);
  else asked?.reject(new Error(error));
}
