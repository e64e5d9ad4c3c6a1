// What people entered about a game of Tree Society.
import { freshId } from "../../../screens/scorepad/notebook.js";

export const FRUIT = ["apple", "cherry", "grape", "blueberry", "orange"];

/** @typedef {{ card: string, level: number }} House `level` 3: completed */
/**
 * @typedef {{
 *   name: string, houses: House[], sold: number[], unsold: number[], coins: number
 * }} Player fruit in the order of FRUIT
 */
/**
 * @typedef {{
 *   id: string, game: "tree-society", played: number, deck: string, deckName: string, market: number,
 *   players: Player[], result?: { scores: number[], winners: number[] }
 * }} Entered
 */

/** @param {string[]} names @param {{ name: string, hash: string }} deck @returns {Entered} */
export function newTable(names, deck) {
  const none = FRUIT.map(() => 0);
  const players = names.map((name) => ({ name, houses: [], sold: none, unsold: none, coins: 0 }));
  return {
    id: freshId(),
    game: "tree-society",
    played: Date.now(),
    deck: deck.hash,
    deckName: deck.name,
    market: FRUIT.length,
    players,
  };
}

/** @param {Entered} table @param {number} seat @param {Partial<Player>} change @returns {Entered} */
export function changed(table, seat, change) {
  return { ...table, players: table.players.map((player, at) => (at === seat ? { ...player, ...change } : player)) };
}

/** @param {Entered} table @param {number} seat @param {string} card @param {number} level 0 takes the card away */
export function build(table, seat, card, level) {
  const others = table.players[seat].houses.filter((house) => house.card !== card);
  const found = table.players[seat].houses.findIndex((house) => house.card === card);
  if (level === 0) return changed(table, seat, { houses: others });
  const houses = found < 0 ? [...others, { card, level }] : table.players[seat].houses.with(found, { card, level });
  return changed(table, seat, { houses });
}

/** Whose is each entered card? @param {Entered} table @returns {Map<string, number>} */
export function owners(table) {
  return new Map(table.players.flatMap(({ houses }, seat) => houses.map(({ card }) => [card, seat])));
}
