import { html } from "../../html.js";
import { t } from "../../words.js";
import { Sign } from "../../table/rule-sheet.js";

/** @typedef {{ key: string, drawing?: string, mark?: string, kind?: string, rule: string }} Entry */

/** Everything on the table that has a meaning of its own. @type {Entry[]} */
const SIGNS = [
  { key: "pouch", drawing: "pouch", rule: "T19" },
  { key: "chest", drawing: "chest", rule: "T19" },
  { key: "price", drawing: "coin", rule: "T9" },
  { key: "precious", drawing: "precious", rule: "T9" },
  { key: "sold", drawing: "fruit-apple", rule: "T18" },
  { key: "cost", drawing: "coin", rule: "T12" },
  { key: "upper", mark: "+1", rule: "T13" },
  { key: "lower", mark: "0", rule: "T13" },
  { key: "tree", drawing: "tree-token", rule: "T12" },
  { key: "symbols", mark: "", kind: "no-symbol", rule: "T21" },
  { key: "points", mark: "5", kind: "floor-points number", rule: "T23" },
  { key: "formula", mark: "★", kind: "floor-points number", rule: "T23" },
  { key: "mandatory", mark: "!", kind: "kind-mark", rule: "T16" },
  { key: "continuous", mark: "∞", kind: "kind-mark", rule: "T16" },
];
const FRUIT_ACTIONS = ["sell", "row", "take", "chest", "reduce"];
const COINS = 3;

/** The signs of Tree Society in words. @param {{ wanted: string | null }} props */
export function Signs({ wanted }) {
  return html`<dl class="signs">
    ${SIGNS.map(
      ({ key, drawing, mark, kind, rule }) =>
        html`<${Sign}
          key=${key}
          wanted=${key === wanted}
          rule=${rule}
          name=${t(`tree-society-sign-${key}`)}
          text=${t(`tree-society-sign-${key}-text`)}
          picture=${drawing ? picture(drawing) : html`<span class=${kind ?? "number"}>${mark}</span>`}
        />`,
    )}
    ${FRUIT_ACTIONS.map(
      (action) =>
        html`<${Sign}
          key=${action}
          rule="T10"
          name=${t(`tree-society-action-${action}`, { coins: COINS })}
          text=${t(`tree-society-action-${action}-text`, { coins: COINS })}
          picture=${picture(`action-${action}`)}
        />`,
    )}
  </dl>`;
}

/** @param {string} drawing */
function picture(drawing) {
  return html`<svg viewBox="0 0 100 100"><use href=${`#${drawing}`} /></svg>`;
}
