// The decks on this device: the shipped one, and those that people opened from their own files.
import { signal } from "@preact/signals";
import { post } from "../../../service.js";
import { store, storedList } from "../../../device-storage.js";
import { games } from "../../../screens/scorepad/notebook.js";
import { FACTS } from "../index.js";

/** @typedef {{ id: string, arguments: Record<string, unknown> }} Message */
/**
 * @typedef {{
 *   name: Message, guild: string, symbols: number,
 *   levels: { points: number | null, formula: Message | null, effect: Message[] }[]
 * }} CardFacts
 */
/**
 * @typedef {{
 *   name: string, hash: string, cards: Record<string, CardFacts>, keys: string[], plain: any, own?: boolean
 * }} Deck `own`: opened from a file, and offered for new games
 */

const DECKS = "scorepad.decks";

/** @type {import("@preact/signals").Signal<Deck[]>} */
const decks = signal(storedList(DECKS));
/** @type {Promise<Deck> | null} */
let asked = null;

/** @returns {Promise<Deck>} */
export function shippedDeck() {
  asked ??= fetch(FACTS).then((answer) => answer.json());
  return asked;
}

export function ownDecks() {
  return decks.value.filter(({ own }) => own);
}

/** @param {string} hash @returns {Promise<Deck | null>} null when it is not on this device */
export async function deckOf(hash) {
  const kept = decks.value.find((deck) => deck.hash === hash);
  if (kept) return kept;
  const shipped = await shippedDeck();
  return shipped.hash === hash ? shipped : null;
}

/** A game keeps the deck it was played with, whatever the next version ships. @param {Deck} deck */
export function keepDeck(deck) {
  const before = decks.value.find(({ hash }) => hash === deck.hash);
  write([...decks.value.filter(({ hash }) => hash !== deck.hash), { ...deck, own: deck.own || before?.own }]);
}

/** No longer offered; its cards stay while a game needs them. @param {string} hash */
export function forgetDeck(hash) {
  const needed = games.peek().some((table) => table.deck === hash);
  const others = decks.value.filter((deck) => deck.hash !== hash);
  const deck = decks.value.find((one) => one.hash === hash);
  write(needed && deck ? [...others, { ...deck, own: false }] : others);
}

/**
 * Read a deck file as `treetop deck check` does, and keep it.
 * @param {File} file
 * @returns {Promise<{ deck: Deck | null, problems: Message[] }>}
 */
export async function openDeck(file) {
  const { deck, problems } = await post("/decks", { text: await file.text() });
  if (deck) keepDeck({ ...deck, own: true });
  return { deck, problems };
}

/** @param {Deck[]} next */
function write(next) {
  decks.value = next;
  store(DECKS, next);
}
