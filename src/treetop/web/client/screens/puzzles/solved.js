// What this device's reader has solved: results, a rating for each game, streaks.
import { signal } from "@preact/signals";
import { store, stored } from "../../device-storage.js";
import { NEW, after, puzzleRating } from "./rating.js";

/**
 * `done`: whether each puzzle was solved at the first try; `days`: the same for those of a day, by game.
 * @typedef {{
 *   done: Record<string, boolean>, ratings: Record<string, import("./rating.js").Rating>, streak: number,
 *   best: number, days: Record<string, Record<string, boolean>>
 * }} Solved
 */

const KEY = "puzzles";
/** @type {Solved} */
const NOTHING = { done: {}, ratings: {}, streak: 0, best: 0, days: {} };

/** @type {import("@preact/signals").Signal<Solved>} */
export const solved = signal({ ...NOTHING, ...stored(KEY, NOTHING) });

/** @param {string} game */
export function ratingOf(game) {
  return solved.value.ratings[game] ?? NEW;
}

/** Solved at the first try? Undefined if it was not tried yet. @param {string} game @param {string} id */
export function resultOf(game, id) {
  return solved.value.done[`${game}/${id}`];
}

/**
 * The first result of a puzzle counts; nothing changes it later.
 * @param {string} game
 * @param {{ id: string, grade: number }} puzzle
 * @param {boolean} won
 * @param {number | null} day of which it is the puzzle
 */
export function finish(game, { id, grade }, won, day) {
  const known = solved.value;
  if (resultOf(game, id) !== undefined) return;
  const streak = won ? known.streak + 1 : 0;
  const days = day === null ? known.days : { ...known.days, [day]: { ...known.days[day], [game]: won } };
  solved.value = {
    done: { ...known.done, [`${game}/${id}`]: won },
    ratings: { ...known.ratings, [game]: after(ratingOf(game), puzzleRating(grade), won) },
    streak,
    best: Math.max(known.best, streak),
    days,
  };
  store(KEY, solved.value);
}

/** On how many days in a row, up to today or yesterday, a puzzle of the day was solved. @param {number} today */
export function daysInARow(today) {
  const won = (/** @type {number} */ day) => Object.values(solved.value.days[day] ?? {}).some(Boolean);
  let day = won(today) ? today : today - 1;
  const last = day;
  while (won(day)) day -= 1;
  return last - day;
}
