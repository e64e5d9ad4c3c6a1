// Puzzles are files of this version of the client: a list for each game, and parts that are fetched when one is opened.
import { keepAssets } from "../../offline.js";

/** @typedef {{ ids: string[], grades: number[], part: number, players: Record<string, string> }} Shelf */
/**
 * @typedef {{
 *   id: string, grade: number, gap: number, answers: string[], lure: string, loss: number,
 *   why: import("../../service.js").Message | null, position: string
 * }} Puzzle
 */

const FOLDER = new URL("../../../puzzles/", import.meta.url);

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/** @param {string} path @returns {Promise<any>} */
function file(path) {
  const known = fetched.get(path) ?? fetchFile(path);
  fetched.set(path, known);
  known.catch(() => fetched.delete(path));
  return known;
}

/** @param {string} path */
async function fetchFile(path) {
  const answer = await fetch(new URL(path, FOLDER));
  if (!answer.ok) throw new Error(path);
  return answer.json();
}

/** @param {string} game @returns {Promise<Shelf>} */
export function shelfOf(game) {
  return file(`${game}.json`);
}

/** @param {string} game @param {string} id @returns {Promise<Puzzle | null>} */
export async function puzzleOf(game, id) {
  const { ids, part } = await shelfOf(game);
  const place = ids.indexOf(id);
  if (place < 0) return null;
  return (await file(`${game}/${Math.floor(place / part)}.json`))[place % part];
}

/** Keep all puzzles of a game for when there is no connection. @param {string} game */
export async function keepPuzzles(game) {
  const { ids, part } = await shelfOf(game);
  const parts = Array.from({ length: Math.ceil(ids.length / part) }, (_, number) => `${game}/${number}.json`);
  await keepAssets([`${game}.json`, ...parts].map((path) => new URL(path, FOLDER).href));
}
