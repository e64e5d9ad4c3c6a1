import { signal } from "@preact/signals";

/**
 * How much of the long work on a game is done, from 0 to 1, by the id of its table.
 * @type {import("@preact/signals").Signal<Record<string, number>>}
 */
export const progress = signal({});

/** @param {string} id @param {number} share */
export function setProgress(id, share) {
  progress.value = { ...progress.value, [id]: share };
}
