// Bots think here, away from the page and from their table: the compiled rules alone.
/// <reference lib="webworker" />
import { choose, explain, prospects } from "../kernel/thinking.js";
import { loadKernel } from "./load-kernel.js";

/** @type {Promise<import("../kernel/compiled.js").CompiledKernel | null>} */
let loaded;

/** @param {string} hex */
function bytes(hex) {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/** @param {import("../kernel/compiled.js").CompiledKernel} kernel @param {any} question */
function answer(kernel, question) {
  /** @type {Record<string, Uint8Array>} */
  const deck = question.deck ? { deck: bytes(question.deck) } : {};
  if (question.do === "survey")
    return prospects(kernel, { position: bytes(question.state), ...deck }, question.players);
  const known = { view: bytes(question.state), ...deck };
  const seed = BigInt(question.seed);
  if (question.do === "explain") return explain(kernel, question.player, known, seed, { budget: question.budget });
  return choose(kernel, question.player, known, seed, question.budget);
}

self.addEventListener("message", async ({ data: { number, game, question } }) => {
  try {
    loaded ??= loadKernel(game);
    const kernel = await loaded;
    if (!kernel) throw new Error("no compiled rules");
    self.postMessage({ number, answer: JSON.stringify(answer(kernel, question)) });
  } catch (error) {
    self.postMessage({ number, error: String(error) });
  }
});
