import { Card } from "../../components/card.js";
import { html } from "../../html.js";
import { list, t } from "../../words.js";

/** @type {["per_card" | "same_species" | "starts_with_1" | "ends_with_8", string][]} */
const PARTS = [
  ["per_card", "web-points-cards"],
  ["same_species", "web-points-same"],
  ["starts_with_1", "web-points-one"],
  ["ends_with_8", "web-points-eight"],
];

/** A path as a row of cards, and what each rule gives for it. @param {{ path: any }} props */
export function PathStrip({ path }) {
  const parts = PARTS.filter(([key]) => path[key] > 0).map(([key, words]) => t(words, { count: path[key] }));
  return html`<div class="path-strip">
    <span class="path-cards">${path.cards.map((/** @type {string} */ card) => html`<${Card} key=${card} code=${card} small />`)}</span>
    <span class="small muted">${list(parts)}</span>
  </div>`;
}
