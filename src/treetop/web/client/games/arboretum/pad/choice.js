// What is chosen on the pad at this moment: whose cards, where they go, which card, which cell.
import { signal } from "@preact/signals";
import { hold, letGo, moveTree, places, plant, treeAt, uproot } from "./entered.js";
import { change, table } from "./session.js";

/** @typedef {import("./entered.js").Entered} Entered */

/** Seat of the shown player, or "result". @type {import("@preact/signals").Signal<number | "result">} */
export const shown = signal(0);
/** @type {import("@preact/signals").Signal<"hand" | "planted">} */
export const where = signal("hand");
/** @type {import("@preact/signals").Signal<string>} */
export const species = signal("");
/** A card waiting for its cell. @type {import("@preact/signals").Signal<string | null>} */
export const waiting = signal(null);
/** @type {import("@preact/signals").Signal<{ x: number, y: number } | null>} */
export const cell = signal(null);

const HAND = 7;

/** @param {number | "result"} seat */
export function show(seat) {
  shown.value = seat;
  waiting.value = null;
  cell.value = null;
  const inPlay = table.value?.species ?? [];
  if (!inPlay.includes(species.value)) species.value = inPlay[0];
  const player = typeof seat === "number" ? table.value?.players[seat] : undefined;
  if (player) where.value = player.hand.length < HAND ? "hand" : "planted";
}

/** A rank of the chosen species was tapped. @param {number} rank */
export function chooseCard(rank) {
  const entered = /** @type {Entered} */ (table.value);
  const seat = shown.value;
  if (seat === "result") return;
  const card = `${species.value}${rank}`;
  if (where.value === "hand") return addToHand(entered, seat, card);
  const player = entered.players[seat];
  if (player.planted.length === 0) return plantAt(entered, seat, card, 0, 0);
  if (cell.value) return plantAt(entered, seat, card, cell.value.x, cell.value.y);
  waiting.value = card;
}

/** @param {Entered} entered @param {number} seat @param {string} card */
function addToHand(entered, seat, card) {
  const next = hold(entered, seat, card);
  change(next);
  if (next.players[seat].hand.length === HAND) where.value = "planted";
}

/** @param {Entered} entered @param {number} seat @param {string} card @param {number} x @param {number} y */
function plantAt(entered, seat, card, x, y) {
  change(plant(entered, seat, [card, x, y]));
  waiting.value = null;
  cell.value = null;
}

/** A cell of the arboretum was tapped. @param {number} x @param {number} y */
export function chooseCell(x, y) {
  const entered = /** @type {Entered} */ (table.value);
  const seat = shown.value;
  if (seat === "result") return;
  const player = entered.players[seat];
  if (waiting.value) return plantAt(entered, seat, waiting.value, x, y);
  const from = cell.value && treeAt(player, cell.value.x, cell.value.y);
  if (from) {
    if (from[1] !== x || from[2] !== y) change(moveTree(entered, seat, from, x, y));
    cell.value = null;
    return;
  }
  const again = cell.value?.x === x && cell.value?.y === y;
  cell.value = again ? null : { x, y };
  where.value = "planted";
}

/** Take the card off the chosen cell. */
export function removeChosen() {
  const entered = /** @type {Entered} */ (table.value);
  const seat = shown.value;
  if (seat === "result" || !cell.value) return;
  const tree = treeAt(entered.players[seat], cell.value.x, cell.value.y);
  if (tree) change(uproot(entered, seat, tree[0]));
  cell.value = null;
}

/** @param {string} card */
export function removeFromHand(card) {
  const entered = /** @type {Entered} */ (table.value);
  if (shown.value !== "result") change(letGo(entered, shown.value, card));
  where.value = "hand";
}

/** Is this card already on the table, and whose is it? @param {string} card */
export function placeOf(card) {
  return table.value ? places(table.value).get(card) : undefined;
}
