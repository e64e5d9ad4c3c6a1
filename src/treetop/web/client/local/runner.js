import { keepAssets } from "../offline.js";

/** A search is shared by so many workers at most. */
const MOST_TOGETHER = 4;

const PACKAGE = "../../packages/@micropython/micropython-webassembly-pyscript/";

/**
 * @typedef {{ resolve: (answer: any) => void, reject: (error: Error) => void, onWaking?: () => void }} Asked
 */

/** A worker that answers one question after another; it starts with the first. Where bots search, others help it. */
export class Runner {
  /** @param {string} game @param {"table" | "bots"} role */
  constructor(game, role) {
    this.game = game;
    this.role = role;
    this.last = 0;
    /** @type {Map<number, Asked>} */
    this.waiting = new Map();
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Worker[]} */
    this.helpers = [];
  }

  /**
   * @param {object} question
   * @param {() => void} [onWaking] called if the rules have still to be compiled before bots can think
   * @returns {Promise<any>}
   */
  async ask(question, onWaking) {
    this.worker ??= this.started();
    const number = ++this.last;
    this.worker.postMessage({ number, game: this.game, question });
    return new Promise((resolve, reject) => this.waiting.set(number, { resolve, reject, onWaking }));
  }

  started() {
    const worker =
      this.role === "bots"
        ? new Worker(new URL("./bots.js", import.meta.url), { type: "module" })
        : new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      if (data.needsHelpers) this.addHelpers(worker);
      else this.settle(data);
    });
    worker.addEventListener("error", () =>
      this.fail(Object.assign(new Error("the worker could not start"), { unable: true })),
    );
    return worker;
  }

  /** Workers on the other cores. A search goes on without those that can't start. @param {Worker} leader */
  addHelpers(leader) {
    // On half of the cores: a helper gains nothing on one that others use (docs/kernel.md).
    const together = Math.min(MOST_TOGETHER, Math.floor((navigator.hardwareConcurrency ?? 1) / 2));
    for (let number = 1; number < together; number += 1) {
      const helper = new Worker(new URL("./bots.js", import.meta.url), { type: "module" });
      const { port1, port2 } = new MessageChannel();
      helper.postMessage({ game: this.game, leader: port1 }, [port1]);
      leader.postMessage({ helper: port2 }, [port2]);
      this.helpers.push(helper);
    }
  }

  /**
   * `unable`: the worker cannot run at all.
   * @param {{ number: number, answer?: string, error?: string, unable?: boolean, isWaking?: boolean }} reply
   */
  settle({ number, answer, error, unable, isWaking }) {
    const asked = this.waiting.get(number);
    if (isWaking) return asked?.onWaking?.();
    this.waiting.delete(number);
    if (answer === undefined) asked?.reject(Object.assign(new Error(error), { unable }));
    else asked?.resolve(JSON.parse(answer));
  }

  /** @param {Error} error */
  fail(error) {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    this.stop();
  }

  stop() {
    for (const worker of [this.worker, ...this.helpers]) worker?.terminate();
    this.worker = null;
    this.helpers = [];
  }
}

/** Keep what a game of this kind needs, for when there is no connection. @param {string} game */
export function keepForLater(game) {
  const files = [
    "./worker.js",
    "./bots.js",
    `../../kernel/${game}.table.json`,
    `../../kernel/${game}.exports.json`,
    `../../kernel/${game}.wasm`,
    `${PACKAGE}micropython.mjs`,
    `${PACKAGE}micropython.wasm`,
  ];
  return keepAssets(files.map((path) => new URL(path, import.meta.url).href));
}
