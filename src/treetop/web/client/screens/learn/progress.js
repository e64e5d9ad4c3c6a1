// Which lessons this device's reader has finished.
import { signal } from "@preact/signals";

const KEY = "treetop.learn";

/** @type {import("@preact/signals").Signal<string[]>} */
export const finished = signal(stored());

/** @returns {string[]} */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** @param {string} game @param {string} name */
export function finish(game, name) {
  const done = `${game}/${name}`;
  if (finished.value.includes(done)) return;
  finished.value = [...finished.value, done];
  localStorage.setItem(KEY, JSON.stringify(finished.value));
}

/** @param {string} game @param {string} name */
export function isFinished(game, name) {
  return finished.value.includes(`${game}/${name}`);
}
