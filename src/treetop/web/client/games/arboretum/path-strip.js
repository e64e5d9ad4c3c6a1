import { Arboretum } from "./arboretum.js";
import { cardName } from "./card.js";
import { html } from "../../html.js";
import { list, t } from "../../words.js";

const CARD = 52;
const PITCH = 1.5;

/** @type {["per_card" | "same_species" | "starts_with_1" | "ends_with_8", string][]} */
const PARTS = [
  ["per_card", "arboretum-table-points-cards"],
  ["same_species", "arboretum-table-points-same"],
  ["starts_with_1", "arboretum-table-points-one"],
  ["ends_with_8", "arboretum-table-points-eight"],
];

/**
 * A path as it lies, drawn from its lowest card to its highest, and what each rule gives for it.
 * @param {{ path: any, species: string, trees: import("./arboretum.js").Tree[] }} props
 */
export function PathStrip({ path, species, trees }) {
  const parts = PARTS.filter(([key]) => path[key] > 0).map(([key, words]) => t(words, { count: path[key] }));
  const rows = path.cells.map((/** @type {number[]} */ [, y]) => y);
  const height = (Math.max(...rows) - Math.min(...rows) + 1) * CARD * PITCH + CARD / 2;
  return html`<div class="path-strip">
    <div class="path-drawn" style=${{ height: `${height}px` }} aria-hidden="true">
      <${Arboretum}
        label=""
        trees=${trees.filter(([card]) => path.cards.includes(card))}
        paths=${[{ ...path, species }]}
        smallest=${20}
        largest=${CARD}
        still
      />
    </div>
    <span class="heard">${list(path.cards.map(cardName))}.</span>
    <span class="small muted">${list(parts)}</span>
  </div>`;
}
