// One table on the pad: what is entered, how to take it back, what it counts.
import { computed, effect, signal } from "@preact/signals";
import { ask } from "../../../kernel/kernel.js";
import { keep } from "../notebook.js";

/** @typedef {import("./entered.js").Entered} Entered */
/** @typedef {{ cards: string[], cells: [number, number][], points: number, per_card: number, same_species: number, starts_with_1: number, ends_with_8: number }} Path */
/** @typedef {{ code: string, hands: string[][], values: number[], cancelled: { seat: number, by: number }[], held: boolean, right: number[], paths: (Path | null)[], points: number[] }} SpeciesLine */
/** As the engine writes it, seats from 1; `apart` are the cards that do not hang together. @typedef {{ scores: number[], winners: number[], varieties: number[], tie_broken: boolean, species: SpeciesLine[], apart: string[][] }} Sheet */

const HAND = 7;

/** @type {import("@preact/signals").Signal<Entered | null>} */
export const table = signal(null);
/** The real game while one asks "what if?". @type {import("@preact/signals").Signal<Entered | null>} */
export const real = signal(null);
/** @type {import("@preact/signals").Signal<Sheet | null>} */
export const sheet = signal(null);
/** @type {import("@preact/signals").Signal<Sheet | null>} */
export const realSheet = signal(null);
/** Is the sheet older than what is entered? */
export const counting = signal(true);
/** @type {import("@preact/signals").Signal<Entered[]>} */
const past = signal([]);

export const canUndo = computed(() => past.value.length > 0);
export const complete = computed(() => table.value !== null && isComplete(table.value));

/** @param {Entered} entered */
function isComplete(entered) {
  return entered.players.every(({ hand, planted }) => hand.length === HAND && planted.length > 0);
}

/** @param {Entered} entered */
export function open(entered) {
  past.value = [];
  real.value = null;
  sheet.value = null;
  table.value = entered;
}

/** @param {Entered} next */
export function change(next) {
  if (table.value) past.value = [...past.value, table.value];
  table.value = next;
}

export function undo() {
  const before = past.value.at(-1);
  if (!before) return;
  past.value = past.value.slice(0, -1);
  table.value = before;
}

export function askWhatIf() {
  real.value = table.value;
  realSheet.value = sheet.value;
}

/** @param {boolean} kept whether the changes stay */
export function endWhatIf(kept) {
  const before = real.value;
  real.value = null;
  if (!kept && before) {
    past.value = past.value.slice(0, past.value.lastIndexOf(before) < 0 ? undefined : past.value.lastIndexOf(before));
    table.value = before;
  }
}

let asked = 0;
effect(() => {
  const entered = table.value;
  const number = ++asked;
  if (!entered) return;
  counting.value = true;
  if (!real.value) keep(entered);
  ask("treetop.web.pad.arboretum", "sheet", entered).then((counted) => {
    if (number !== asked) return;
    sheet.value = counted;
    counting.value = false;
    if (!real.value) keepResult(entered, counted);
  });
});

/** @param {Entered} entered @param {Sheet} counted */
function keepResult(entered, { scores, winners }) {
  const result = isComplete(entered) ? { scores, winners } : undefined;
  keep({ ...entered, result });
}
