// The session of a Tree Society table.
import { ask } from "../../../kernel/kernel.js";
import { newSession } from "../../../screens/scorepad/session.js";
import { deckOf } from "./decks.js";

/** @typedef {import("./entered.js").Entered} Entered */
/**
 * @typedef {{
 *   card: string, name: import("./decks.js").Message, guild: string, level: number, completed: boolean, points: number,
 *   why: import("./decks.js").Message
 * }} Line
 */
/**
 * As the engine writes it, seats from 1.
 * @typedef {{ scores: number[], winners: number[], tie_broken: boolean, seats: Line[][] }} Sheet
 */

/** Houses that the deck does not know are left out. @param {Entered} entered @returns {Promise<Sheet>} */
async function count(entered) {
  const deck = await deckOf(entered.deck);
  if (!deck)
    return {
      scores: entered.players.map(() => 0),
      winners: [],
      tie_broken: false,
      seats: entered.players.map(() => []),
    };
  const players = entered.players.map((player) => ({
    ...player,
    houses: player.houses.filter(({ card }) => card in deck.cards),
  }));
  return ask("treetop.web.tree_society.pad", "sheet", { deck, table: { ...entered, players } });
}

/** Whoever has played has sold fruit. @param {Entered} entered */
const isComplete = (entered) =>
  entered.players.every(({ houses, sold }) => houses.length > 0 || sold.some((count) => count > 0));

export const session = newSession(count, isComplete);
export const { table, real, sheet, counting, open, change, askWhatIf } = session;
