// One table on the pad: what is entered, how to take it back, what it counts.
import { computed, effect, signal } from "@preact/signals";
import { keep } from "./notebook.js";

/** @typedef {import("./notebook.js").Kept} Kept */
/** @typedef {{ scores: number[], winners: number[] }} Counted */

/**
 * @template {Kept} Entered
 * @template {Counted} Sheet
 * @param {(entered: Entered) => Promise<Sheet>} count
 * @param {(entered: Entered) => boolean} isComplete only whole games count in the statistics
 */
export function newSession(count, isComplete) {
  const table = signal(/** @type {Entered | null} */ (null));
  /** The real game while one asks "what if?". */
  const real = signal(/** @type {Entered | null} */ (null));
  const sheet = signal(/** @type {Sheet | null} */ (null));
  const realSheet = signal(/** @type {Sheet | null} */ (null));
  /** Is the sheet older than what is entered? */
  const counting = signal(true);
  const past = signal(/** @type {Entered[]} */ ([]));
  const canUndo = computed(() => past.value.length > 0);
  let changes = 0;
  let busy = false;

  effect(() => {
    const entered = table.value;
    changes++;
    if (!entered) return;
    counting.value = true;
    if (!real.value) keep(entered);
    if (!busy) countLatest(entered);
  });

  return { table, real, sheet, realSheet, counting, canUndo, open, change, undo, askWhatIf, endWhatIf };

  /**
   * One count at a time: of what is entered meanwhile, only the latest is counted.
   * @param {Entered} entered
   */
  async function countLatest(entered) {
    const before = changes;
    busy = true;
    const counted = await count(entered).finally(() => {
      busy = false;
      const latest = table.peek();
      if (before !== changes && latest) countLatest(latest);
    });
    if (before !== changes) return;
    sheet.value = counted;
    counting.value = false;
    if (!real.value) keep({ ...entered, result: isComplete(entered) ? result(counted) : undefined });
  }

  /** @param {Entered} entered */
  function open(entered) {
    past.value = [];
    real.value = null;
    sheet.value = null;
    table.value = entered;
  }

  /** @param {Entered} next */
  function change(next) {
    if (table.value) past.value = [...past.value, table.value];
    table.value = next;
  }

  function undo() {
    const before = past.value.at(-1);
    if (!before) return;
    past.value = past.value.slice(0, -1);
    table.value = before;
  }

  function askWhatIf() {
    real.value = table.value;
    realSheet.value = sheet.value;
  }

  /** @param {boolean} kept whether the changes stay */
  function endWhatIf(kept) {
    const before = real.value;
    real.value = null;
    if (kept || !before || before === table.value) return;
    past.value = past.value.slice(0, Math.max(0, past.value.indexOf(before)));
    table.value = before;
  }
}

/** @param {Counted} counted */
function result({ scores, winners }) {
  return { scores, winners };
}
