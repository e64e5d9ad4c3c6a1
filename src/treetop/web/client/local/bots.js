// Bots think here, away from the page and from their table: the compiled rules alone. Several of these workers share
// a search: the page asks one of them, and the others sample rollouts for it.
/// <reference lib="webworker" />
import { choose, explain, judge, prospects, Sampler, searches } from "../kernel/thinking.js";
import { fetchMade, loadKernel } from "./load-kernel.js";

/** @typedef {import("../kernel/compiled.js").CompiledKernel} CompiledKernel */

/** @type {Promise<CompiledKernel> | undefined} */
let loaded;
/** One question after another. @type {Promise<unknown>} */
let queue = Promise.resolve();
/** @type {import("../kernel/thinking.js").Helper[]} */
const helpers = [];
let hasAsked = false;

/** @param {string} game @param {() => void} [onWait] called if the rules are still being compiled */
async function kernelOf(game, onWait) {
  await fetchMade(`${game}.wasm`, onWait);
  const kernel = await loadKernel(game);
  if (!kernel) throw new Error("no compiled rules");
  return kernel;
}

/** @param {string} hex */
function bytes(hex) {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/** @param {CompiledKernel} kernel @param {any} question */
function answer(kernel, question) {
  /** @type {Record<string, Uint8Array>} */
  const deck = question.deck ? { deck: bytes(question.deck) } : {};
  if (question.do === "survey")
    return prospects(kernel, { position: bytes(question.state), ...deck }, question.players);
  const { player, budget, iterations, code } = question;
  const known = { view: bytes(question.state), ...deck };
  const seed = BigInt(question.seed);
  if (searches(kernel, player)) askForHelpers();
  if (question.do === "judge") return judge(kernel, player, known, seed, code, [...helpers]);
  if (question.do === "explain") return explain(kernel, player, known, seed, { budget, iterations }, [...helpers]);
  return choose(kernel, player, known, seed, budget, [...helpers]);
}

/** They are there from the next question on. */
function askForHelpers() {
  if (!hasAsked) self.postMessage({ needsHelpers: true });
  hasAsked = true;
}

/** Another worker takes part from when it says that it is ready. @param {MessagePort} port */
function addHelper(port) {
  /** @type {{ resolve: (totals: BigInt64Array[]) => void, reject: () => void }[]} */
  const waiting = [];
  port.onmessage = ({ data }) => {
    if (data === "ready") return helpers.push({ begin, sample });
    const asked = waiting.shift();
    return data ? asked?.resolve(data) : asked?.reject();
  };

  /** @param {string} player @param {import("../kernel/thinking.js").Known} known @param {bigint} seed */
  function begin(player, known, seed) {
    port.postMessage({ begin: [player, known, seed] });
  }

  /** @param {BigInt64Array} codes @param {number} first @param {number} last @returns {Promise<BigInt64Array[]>} */
  function sample(codes, first, last) {
    port.postMessage({ rounds: [codes, first, last] });
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  }
}

/** Sample rollouts for another worker. @param {string} game @param {MessagePort} port */
async function help(game, port) {
  const kernel = await kernelOf(game);
  const free = kernel.free;
  /** @type {Sampler} */
  let sampler;
  port.onmessage = ({ data: { begin, rounds } }) => {
    if (rounds) return port.postMessage(sampled(rounds));
    kernel.free = free;
    sampler = new Sampler(kernel, .../** @type {[string, any, bigint]} */ (begin));
  };
  port.postMessage("ready");

  /** Null if it failed. @param {[BigInt64Array, number, number]} rounds */
  function sampled(rounds) {
    try {
      return sampler.sample(...rounds);
    } catch {
      return null;
    }
  }
}

self.addEventListener("message", ({ data: { number, game, question, helper, leader } }) => {
  if (helper) return addHelper(helper);
  if (leader) return help(game, leader).catch(() => {});
  queue = queue.then(async () => {
    try {
      loaded ??= kernelOf(game, () => self.postMessage({ number, isWaking: true }));
      self.postMessage({ number, answer: JSON.stringify(await answer(await loaded, question)) });
    } catch (error) {
      self.postMessage({ number, error: String(error) });
    }
  });
});
