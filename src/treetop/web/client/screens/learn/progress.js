// Which lessons this device's reader has finished.
import { signal } from "@preact/signals";
import { store, storedList } from "../../device-storage.js";

const KEY = "learn";

/** @type {import("@preact/signals").Signal<string[]>} */
export const finished = signal(storedList(KEY));

/** @param {string} game @param {string} name */
export function finish(game, name) {
  const done = `${game}/${name}`;
  if (finished.value.includes(done)) return;
  finished.value = [...finished.value, done];
  store(KEY, finished.value);
}

/** @param {string} game @param {string} name */
export function isFinished(game, name) {
  return finished.value.includes(`${game}/${name}`);
}
