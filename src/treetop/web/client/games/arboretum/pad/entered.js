// What people entered: pure values and the changes one can make to them.
import { freshId } from "../../../screens/scorepad/notebook.js";

/** A planted card: notation, column to the right, row upwards. @typedef {[string, number, number]} Tree */
/** @typedef {{ name: string, hand: string[], planted: Tree[] }} Player */
/**
 * @typedef {{
 *   id: string, game: "arboretum", played: number, edition: string, species: string[], players: Player[],
 *   result?: { scores: number[], winners: number[] }
 * }} Entered
 */

/** @typedef {{ seat: number, where: "hand" | "planted" }} Place */

/**
 * @param {string[]} names
 * @param {string} edition
 * @param {string[]} species
 * @returns {Entered}
 */
export function newTable(names, edition, species) {
  const players = names.map((name) => ({ name, hand: [], planted: [] }));
  return { id: freshId(), game: "arboretum", played: Date.now(), edition, species, players };
}

/** Where every entered card lies. @param {Entered} table @returns {Map<string, Place>} */
export function places(table) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const [seat, player] of table.players.entries()) {
    for (const card of player.hand) found.set(card, { seat, where: "hand" });
    for (const [card] of player.planted) found.set(card, { seat, where: "planted" });
  }
  return found;
}

/**
 * @param {Entered} table
 * @param {number} seat
 * @param {(player: Player) => Partial<Player>} change
 * @returns {Entered}
 */
function changed(table, seat, change) {
  const players = table.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player));
  return { ...table, players };
}

/** @param {Entered} table @param {number} seat @param {string} card */
export function hold(table, seat, card) {
  return changed(table, seat, ({ hand }) => ({ hand: [...hand, card] }));
}

/** @param {Entered} table @param {number} seat @param {string} card */
export function letGo(table, seat, card) {
  return changed(table, seat, ({ hand }) => ({ hand: hand.filter((held) => held !== card) }));
}

/** Plant a card; one that stood there makes room. @param {Entered} table @param {number} seat @param {Tree} tree */
export function plant(table, seat, tree) {
  return changed(table, seat, ({ planted }) => ({ planted: [...planted.filter((old) => !sameCell(old, tree)), tree] }));
}

/** @param {Entered} table @param {number} seat @param {string} card */
export function uproot(table, seat, card) {
  return changed(table, seat, ({ planted }) => ({ planted: planted.filter(([old]) => old !== card) }));
}

/**
 * Move a card to another cell; a card that stands there goes the other way.
 * @param {Entered} table
 * @param {number} seat
 * @param {Tree} from
 * @param {number} x
 * @param {number} y
 */
export function moveTree(table, seat, from, x, y) {
  return changed(table, seat, ({ planted }) => ({
    planted: planted.map((tree) => {
      if (tree[0] === from[0]) return [tree[0], x, y];
      return tree[1] === x && tree[2] === y ? [tree[0], from[1], from[2]] : tree;
    }),
  }));
}

/** Move the whole arboretum. @param {Entered} table @param {number} seat @param {number} right @param {number} up */
export function shift(table, seat, right, up) {
  return changed(table, seat, ({ planted }) => ({ planted: planted.map(([card, x, y]) => [card, x + right, y + up]) }));
}

/** @param {Tree} one @param {Tree} other */
function sameCell(one, other) {
  return one[1] === other[1] && one[2] === other[2];
}

/** @param {Entered} table @param {number} seat @param {string} name */
export function rename(table, seat, name) {
  return changed(table, seat, () => ({ name }));
}

/** @param {Player} player @param {number} x @param {number} y @returns {Tree | undefined} */
export function treeAt(player, x, y) {
  return player.planted.find((tree) => tree[1] === x && tree[2] === y);
}
