/** @typedef {import("../../table/facts.js").Entry} Entry */

/** What a seat planted last. @param {Entry[]} log @param {number} seat */
export function lastPlanted(log, seat) {
  const plantings = log.filter((entry) => entry.seat === seat).flatMap((entry) => entry.actions ?? []);
  return plantings.findLast((action) => action.startsWith("plant "))?.split(" ")[1];
}

/**
 * What a seat has drawn since it last planted or discarded.
 * @param {Entry[]} log
 * @param {number | null} seat
 * @returns {string[]}
 */
export function justDrawn(log, seat) {
  const turns = log.filter((entry) => entry.actions);
  const before = turns.findLastIndex(
    (entry) => entry.seat !== seat || !entry.actions?.every((action) => action.startsWith("draw ")),
  );
  return turns.slice(before + 1).flatMap((entry) => entry.words.map((words) => String(words.arguments?.card ?? "")));
}
