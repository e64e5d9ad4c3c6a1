import { CompiledKernel } from "../kernel/compiled.js";

const KERNEL = new URL("../../kernel/", import.meta.url);
const SOON = 503;
/** Seconds until the server is asked again: as it says, but a proxy in front of it may say a date, or an hour. */
const PAUSE = 2;
const LONGEST_PAUSE = 10;

/**
 * A file that the server may still be making: ask until it's there.
 * @param {string} path
 * @param {() => void} [onWait] called once if it isn't there yet
 */
export async function fetchMade(path, onWait) {
  let answer = await fetch(new URL(path, KERNEL));
  if (isOnItsWay(answer)) onWait?.();
  while (isOnItsWay(answer)) {
    const seconds = Math.min(Number(answer.headers.get("retry-after")) || PAUSE, LONGEST_PAUSE);
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    answer = await fetch(new URL(path, KERNEL));
  }
  return answer;
}

/** @param {Response} answer */
function isOnItsWay({ status, headers }) {
  return status === SOON && headers.has("retry-after");
}

/** A game's rules as WebAssembly; null if this site has not built them. @param {string} game */
export async function loadKernel(game) {
  const table = await fetch(new URL(`${game}.exports.json`, KERNEL));
  if (!table.ok) return null;
  const code = await fetch(new URL(`${game}.wasm`, KERNEL));
  return new CompiledKernel(await WebAssembly.compile(await code.arrayBuffer()), await table.json());
}
