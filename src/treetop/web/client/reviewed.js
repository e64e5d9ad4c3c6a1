// What reviews have said about this reader's own games, kept on this device.
import { store, stored } from "./device-storage.js";

/** @typedef {{ phase: string, decisions: number, loss: number, stake: number }} Phase */
/** @typedef {{ game: string, ended: number, level: number | null, phases: Phase[] }} Reviewed */

const KEY = "reviewed";
const MOST = 3000;
/** So many games say how well somebody plays. */
const LATELY = 10;

/** By the tables' ids. @returns {Record<string, Reviewed>} */
export function reviewed() {
  return stored(KEY, {});
}

/**
 * May its review be kept: a finished game that the reader, and no bot for them, has played to its end, and no trial?
 * @param {import("./table/facts.js").Table} table
 */
export function counts(table) {
  if (table.state !== "finished" || table.my_seat === null || table.trial || table.result?.forfeit) return false;
  return !table.seats[table.my_seat - 1].away;
}

/**
 * @param {import("./table/facts.js").Table} table
 * @param {{ accounts: { level: number | null, phases: Phase[] }[] }} found
 */
export function keepReview(table, { accounts }) {
  const mine = accounts[(table.my_seat ?? 0) - 1];
  if (!counts(table) || !mine?.phases) return;
  const { level, phases } = mine;
  const all = { ...reviewed(), [table.id]: { game: table.game, ended: table.ended ?? 0, level, phases } };
  const newest = Object.entries(all).sort(([, one], [, other]) => other.ended - one.ended);
  store(KEY, Object.fromEntries(newest.slice(0, MOST)));
}

/**
 * A bot that plays at the reader's own level: the mean of the last games that have been reviewed. Null if there are
 * none, or nobody says which level was played.
 * @param {import("./games.js").Game} game
 * @returns {import("./games.js").Player | null}
 */
export function likeMe({ name, players }) {
  const newest = Object.values(reviewed())
    .filter((one) => one.game === name && one.level !== null)
    .sort((one, other) => other.ended - one.ended)
    .slice(0, LATELY);
  if (!newest.length) return null;
  const mean = newest.reduce((sum, one) => sum + (one.level ?? 0), 0) / newest.length;
  const level = Math.round(10 * Math.min(mean, players.length - 1)) / 10;
  return { name: `like-${level.toFixed(1)}`, level };
}

/** What was given away per decision, for what was at stake; null if nothing was. @param {Phase[]} phases */
export function errorOf(phases) {
  const stake = phases.reduce((sum, one) => sum + one.stake, 0);
  return stake > 0.001 ? phases.reduce((sum, one) => sum + one.loss, 0) / stake : null;
}
