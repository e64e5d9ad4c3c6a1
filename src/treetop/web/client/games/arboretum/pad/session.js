// The session of an Arboretum table.
import { ask } from "../../../kernel/kernel.js";
import { newSession } from "../../../screens/scorepad/session.js";

/** @typedef {import("./entered.js").Entered} Entered */
/**
 * @typedef {{
 *   cards: string[], cells: [number, number][], points: number, per_card: number, same_species: number,
 *   starts_with_1: number, ends_with_8: number
 * }} Path
 */
/**
 * @typedef {{
 *   code: string, hands: string[][], values: number[], cancelled: { seat: number, by: number }[], held: boolean,
 *   right: number[], paths: (Path | null)[], points: number[]
 * }} SpeciesLine
 */
/**
 * As the engine writes it, seats from 1; `apart` are the cards that do not hang together.
 * @typedef {{
 *   scores: number[], winners: number[], varieties: number[], tie_broken: boolean, species: SpeciesLine[],
 *   apart: string[][]
 * }} Sheet
 */

const HAND = 7;

/** @param {Entered} entered @returns {Promise<Sheet>} */
const count = (entered) => ask("treetop.web.arboretum.pad", "sheet", entered);

/** @param {Entered} entered */
const isComplete = (entered) =>
  entered.players.every(({ hand, planted }) => hand.length === HAND && planted.length > 0);

export const session = newSession(count, isComplete);
export const { table, real, sheet, counting, canUndo, open, change, undo, askWhatIf } = session;
