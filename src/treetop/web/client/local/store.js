// The logs of tables on this device, in IndexedDB. If that is full or forbidden, this page remembers them.

/**
 * @typedef {[number, number, string, string]} Row seq, moment, event, command
 * A game of this device: the log of its table, or a record that somebody has opened.
 * @typedef {{
 *   id: string, reader: string, people: string[], changed: number, card: import("../table/facts.js").Table | null,
 *   rows: Row[], owner?: string, record?: string, review?: Review, shown?: Shown
 * }} Story
 * What the one person at a table saw last, as the first frame for whoever opens it again.
 * @typedef {{ version: string, frame: any }} Shown
 * What bots have found out about a finished game, in one version of the client: how it stood after each turn; the
 * decisions judged so far, each with its step, the best action's number and what was given away; and what is told of
 * all of them.
 * @typedef {{
 *   version: string, standings?: [number, number | null, number[]][], judged?: [number, number, number][],
 *   decisions?: object
 * }} Review
 */

const NAME = "treetop";
const GAMES = "games";

/** @type {Map<string, Story>} */
const remembered = new Map();
/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase>} */
function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
  return opened;
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(games: IDBObjectStore) => IDBRequest<T>} work
 * @returns {Promise<T>}
 */
async function inStore(mode, work) {
  const transaction = (await database()).transaction(GAMES, mode);
  return new Promise((resolve, reject) => {
    const request = work(transaction.objectStore(GAMES));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

/** Stored before anybody sees what it tells. False if this page alone remembers it. @param {Story} story */
export async function keepStory(story) {
  remembered.set(story.id, story);
  try {
    await inStore("readwrite", (games) => games.put(story));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} id @returns {Promise<Story | undefined>} */
export async function storyOf(id) {
  const known = remembered.get(id);
  if (known) return known;
  const found = await inStore("readonly", (games) => games.get(id)).catch(() => undefined);
  if (found) remembered.set(id, found);
  return found;
}

/** The newest first. @returns {Promise<Story[]>} */
export async function stories() {
  const stored = await inStore("readonly", (games) => games.getAll()).catch(() => []);
  const all = new Map([
    ...stored.map((/** @type {Story} */ story) => /** @type {const} */ ([story.id, story])),
    ...remembered,
  ]);
  return [...all.values()].sort((one, other) => other.changed - one.changed);
}

/** @param {string} id */
export async function forgetStory(id) {
  remembered.delete(id);
  await inStore("readwrite", (games) => games.delete(id)).catch(() => {});
}
