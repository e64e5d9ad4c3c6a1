// The same for everybody, from the date alone. A day begins and ends at midnight in Greenwich.

const MILLISECONDS = 86_400_000;
/** A prime, so that every puzzle comes up once before any comes up again. */
const STRIDE = 7919;

/** Days since 1970. @param {number} [now] */
export function dayNumber(now = Date.now()) {
  return Math.floor(now / MILLISECONDS);
}

/** `2026-11-16`. @param {number} day */
export function dateOf(day) {
  return new Date(day * MILLISECONDS).toISOString().slice(0, 10);
}

/** Which of so many puzzles is the one of a day. @param {number} day @param {number} count */
export function placeOf(day, count) {
  return (day * STRIDE) % count;
}

/** Which day a date is; null if it is none. @param {string} date */
export function dayOf(date) {
  const at = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : NaN;
  return Number.isNaN(at) ? null : dayNumber(at);
}
