// The session of a Tree Society table, and the deck it was played with.
import { ask } from "../../../kernel/kernel.js";
import { newSession } from "../session.js";

/** @typedef {import("./entered.js").Entered} Entered */
/** @typedef {{ id: string, arguments: Record<string, unknown> }} Message */
/** @typedef {{ name: Message, guild: string, symbols: number, levels: { points: number | null, formula: Message | null, effect: Message[] }[] }} CardFacts */
/** @typedef {{ name: string, hash: string, cards: Record<string, CardFacts>, plain: any }} Deck */
/** As the engine writes it. @typedef {{ scores: number[], winners: number[], tie_broken: boolean, seats: any[][] }} Sheet */

/** @type {Promise<Deck> | null} */
let asked = null;

/** The shipped deck. @returns {Promise<Deck>} */
export function deck() {
  asked ??= fetch(new URL("../../../../kernel/tree-society.json", import.meta.url)).then((answer) => answer.json());
  return asked;
}

/** @param {Entered} entered @returns {Promise<Sheet>} */
async function count(entered) {
  return ask("treetop.web.pad.tree_society", "sheet", { deck: await deck(), table: entered });
}

/** @param {Entered} entered */
const isComplete = (entered) => entered.players.every(({ houses }) => houses.length > 0);

export const { table, real, sheet, realSheet, counting, canUndo, open, change, undo, askWhatIf, endWhatIf } = newSession(count, isComplete);
