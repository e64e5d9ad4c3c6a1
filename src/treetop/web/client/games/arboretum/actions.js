// The legal actions come from the server in notation; these pick out what the reader can point at.

/** @typedef {import("./arboretum.js").Cell} Cell */

/**
 * Where a card may be drawn from: "pile" or a seat.
 * @param {string[]} legal
 */
export function sources(legal) {
  return legal.filter((action) => action.startsWith("draw ")).map((action) => action.slice(5));
}

/** @param {string[]} legal */
export function plantable(legal) {
  return [...new Set(legal.filter((action) => action.startsWith("plant ")).map((action) => action.split(" ")[1]))];
}

/**
 * @param {string[]} legal
 * @param {string} card
 * @returns {Cell[]}
 */
export function placesFor(legal, card) {
  return legal
    .filter((action) => action.startsWith(`plant ${card} `))
    .map((action) => /** @type {Cell} */ (action.split(" ")[2].split(",").map(Number)));
}

/** @param {string[]} legal */
export function discardable(legal) {
  return legal.filter((action) => action.startsWith("discard ")).map((action) => action.split(" ")[1]);
}

/** Cards that a plan has planted but not committed. @param {string[]} actions */
export function tentative(actions) {
  return actions.filter((action) => action.startsWith("plant ")).map((action) => action.split(" ")[1]);
}

/**
 * What an action would plant, and where.
 * @param {string} action
 * @returns {import("./arboretum.js").Tree[]}
 */
export function treesOf(action) {
  const found = /^plant (\S+) (-?\d+),(-?\d+)$/.exec(action);
  return found ? [[found[1], Number(found[2]), Number(found[3])]] : [];
}
