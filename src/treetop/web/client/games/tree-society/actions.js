// Legal actions and their words come side by side from the server; these say which thing on the table each is about.

/**
 * @typedef {{ action: string, words: import("../../service.js").Message, verb: string, about: string | null }} Offered
 */

const ABOUT_A_CARD = /^(?:build|discard guild|sell|take|keep|give) (\S+)/;
const ABOUT_A_ROW = /^discard row (upper|lower)/;

/**
 * @param {string[]} legal
 * @param {any} view
 * @returns {Offered[]}
 */
export function offered(legal, view) {
  return legal.map((action) => ({
    action,
    words: view.words[view.legal.indexOf(action)],
    verb: action.split(" ")[0],
    about: aboutOf(action),
  }));
}

/** The card or the row of the market; null if it is about neither. @param {string} action */
export function aboutOf(action) {
  return ABOUT_A_CARD.exec(action)?.[1] ?? ABOUT_A_ROW.exec(action)?.[1] ?? null;
}

/**
 * @param {Offered[]} all
 * @param {string | null} about
 */
export function offeredFor(all, about) {
  return all.filter((one) => one.about === about);
}
