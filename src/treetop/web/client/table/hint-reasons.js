import { number, t, uncapitalised } from "../words.js";

/** @typedef {{ action: string, share: number | null, points: number | null, visits: number | null }} Candidate */

const LARGE = 0.08;
const SMALL = 0.02;

/**
 * Why the adviser prefers its first candidate, in sentences.
 * @param {Candidate[]} candidates best first
 * @param {(action: string) => string} words
 * @returns {string[]}
 */
export function reasons([best, next], words) {
  const said = [];
  if (best.share !== null) said.push(t("web-hint-share", { share: percent(best.share) }));
  if (best.points !== null)
    said.push(t("web-hint-points", { points: number(best.points, { maximumFractionDigits: 1 }) }));
  if (best.visits !== null) said.push(t("web-hint-visits", { count: best.visits }));
  if (!next) said.push(t("web-hint-only"));
  else if (best.share !== null && next.share !== null)
    said.push(...compared(best.share, next.share, words(next.action)));
  return said;
}

/** @param {number} best @param {number} next @param {string} action */
function compared(best, next, action) {
  const second = t("web-hint-next", { action: uncapitalised(action), share: percent(next) });
  if (best - next >= LARGE) return [second, t("web-hint-clear")];
  return best - next <= SMALL ? [second, t("web-hint-close")] : [second];
}

/** @param {number} share */
function percent(share) {
  return number(share, { style: "percent" });
}
