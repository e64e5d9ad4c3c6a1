import { keepAssets } from "../offline.js";

const PACKAGE = "../../packages/@micropython/micropython-webassembly-pyscript/";

/** A worker that answers one question after another; it starts with the first. */
export class Runner {
  /** @param {string} game @param {"table" | "bots"} role */
  constructor(game, role) {
    this.game = game;
    this.role = role;
    this.last = 0;
    /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
    this.waiting = new Map();
    /** @type {Worker | null} */
    this.worker = null;
  }

  /** @param {object} question @returns {Promise<any>} */
  async ask(question) {
    this.worker ??= this.started();
    const number = ++this.last;
    this.worker.postMessage({ number, game: this.game, question });
    return new Promise((resolve, reject) => this.waiting.set(number, { resolve, reject }));
  }

  started() {
    const worker =
      this.role === "bots"
        ? new Worker(new URL("./bots.js", import.meta.url), { type: "module" })
        : new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => this.settle(data));
    worker.addEventListener("error", () =>
      this.fail(Object.assign(new Error("the worker could not start"), { unable: true })),
    );
    return worker;
  }

  /**
   * `unable`: the worker cannot run at all.
   * @param {{ number: number, answer?: string, error?: string, unable?: boolean }} reply
   */
  settle({ number, answer, error, unable }) {
    const asked = this.waiting.get(number);
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
    this.worker?.terminate();
    this.worker = null;
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
