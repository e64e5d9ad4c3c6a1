// The games scored on this device, and the names of those who played them.
import { signal } from "@preact/signals";
import { store, storedList, whenStored } from "../../device-storage.js";

const GAMES = "scorepad.games";
const NAMES = "scorepad.names";
const MOST_NAMES = 40;

/**
 * @typedef {{
 *   id: string, game: string, played: number, players: { name: string }[],
 *   result?: { scores: number[], winners: number[] }
 * }} Kept
 */

/** @type {import("@preact/signals").Signal<any[]>} */
export const games = signal(storedList(GAMES));
/** @type {import("@preact/signals").Signal<string[]>} */
export const names = signal(storedList(NAMES));
// Each tab stores all of them, so it has to know those of the others.
whenStored(GAMES, () => (games.value = storedList(GAMES)));
whenStored(NAMES, () => (names.value = storedList(NAMES)));

/** A name for a table that no other on this device has. */
export function freshId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** @param {Kept} table */
export function keep(table) {
  games.value = [table, ...games.peek().filter(({ id }) => id !== table.id)];
  store(GAMES, games.peek());
  remember(table.players.map(({ name }) => name));
}

/** @param {string} id */
export function find(id) {
  return games.value.find((table) => table.id === id);
}

/** @param {string} id @returns {() => void} brings it back */
export function forget(id) {
  const others = () => games.value.filter((table) => table.id !== id);
  const gone = games.value.filter((table) => table.id === id);
  put(others());
  return () => put([...gone, ...others()]);
}

/** @param {any[]} kept */
function put(kept) {
  games.value = kept;
  store(GAMES, kept);
}

const RESULT = "#result";

/** Where a game that came by a link is opened: whoever sends one wants its result seen. @param {Kept} table */
export function addressOfResult({ game, id }) {
  return `/scorepad/${game}/${id}${RESULT}`;
}

/** Is the result what one wants to see first? @param {Kept} table */
export function opensOnResult({ result }) {
  return Boolean(result) || location.hash === RESULT;
}

/** @param {string[]} used */
function remember(used) {
  const known = [...new Set([...used.filter(Boolean), ...names.peek()])].slice(0, MOST_NAMES);
  if (known.join() === names.peek().join()) return;
  names.value = known;
  store(NAMES, known);
}

/**
 * Who played how well, best average first.
 * @param {Kept[]} kept
 * @returns {{ name: string, games: number, wins: number, average: number, best: number }[]}
 */
export function statistics(kept) {
  /** @type {Map<string, { scores: number[], wins: number }>} */
  const found = new Map();
  for (const { players, result } of kept) {
    if (!result) continue;
    for (const [seat, { name }] of players.entries()) {
      const record = found.get(name) ?? { scores: [], wins: 0 };
      record.scores.push(result.scores[seat]);
      if (result.winners.includes(seat + 1)) record.wins += 1;
      found.set(name, record);
    }
  }
  return [...found]
    .map(([name, { scores, wins }]) => ({
      name,
      games: scores.length,
      wins,
      average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
      best: Math.max(...scores),
    }))
    .sort((one, other) => other.average - one.average);
}
