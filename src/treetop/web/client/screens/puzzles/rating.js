// A solver's rating: openskill's Plackett–Luce model of two, as for games on a server. The puzzle is the opponent.

/** @typedef {{ mu: number, sigma: number }} Rating */

const BETA = 25 / 6;
const TAU = 25 / 300;
const KAPPA = 0.0001;
/** As the ladder shows ratings. */
const SCALE = 40;

/** @type {Rating} */
export const NEW = { mu: 25, sigma: 25 / 3 };

/** How hard a puzzle is taken to be, by its grade. @param {number} grade @returns {Rating} */
export function puzzleRating(grade) {
  return { mu: 15 + 5 * grade, sigma: 25 / 6 };
}

/** @param {Rating} rating @param {Rating} other @param {boolean} won @returns {Rating} */
export function after({ mu, sigma }, other, won) {
  // Whoever plays again may have changed since.
  const variance = sigma ** 2 + TAU ** 2;
  const c = Math.sqrt(variance + other.sigma ** 2 + TAU ** 2 + 2 * BETA ** 2);
  const expected = 1 / (1 + Math.exp((other.mu - mu) / c));
  const omega = ((won ? 1 : 0) - expected) / c;
  const delta = (expected * (1 - expected)) / c ** 2;
  const gamma = Math.sqrt(variance) / c;
  const narrowed = Math.max(1 - gamma * variance * delta, KAPPA);
  return { mu: mu + variance * omega, sigma: Math.sqrt(variance * narrowed) };
}

/** As text, without a point between thousands. @param {Rating} rating */
export function shown({ mu }) {
  return String(Math.round(mu * SCALE));
}
