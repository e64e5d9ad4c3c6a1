import { Icon } from "../../components/icon.js";
import { html } from "../../html.js";
import { Sign } from "../../table/rule-sheet.js";
import { t } from "../../words.js";
import { CardFace } from "./card.js";

/**
 * Everything on the table that has a meaning of its own.
 * @type {{ key: string, rule: string, picture: () => any }[]}
 */
const SIGNS = [
  { key: "choosable", rule: "A4", picture: () => html`<span class="pile"><${Face} kind="choosable" /></span>` },
  { key: "drawn", rule: "A4", picture: () => html`<span class="hand"><${Face} kind="drawn" /></span>` },
  { key: "place", rule: "A5", picture: () => html`<svg viewBox="0 0 100 140"><use href="#cell" /></svg>` },
  { key: "fresh", rule: "A5", picture: () => html`<${Face} kind="sign-tree tree fresh" />` },
  { key: "last", rule: "A7", picture: () => html`<${Face} kind="sign-tree tree last" />` },
  { key: "planted", rule: "A7", picture: () => html`<${Count} />` },
  { key: "pile", rule: "A8", picture: () => html`<span class="card"><${CardFace} code="back" /></span>` },
  { key: "best", rule: "A16", picture: () => html`<${Species} />` },
  { key: "path", rule: "A14", picture: () => html`<${Ribbon} />` },
  { key: "knowledge", rule: "A7", picture: () => html`<${Icon} name="eye" />` },
  { key: "cancelled", rule: "A10", picture: () => html`<span class="cancelled"><${Face} /></span>` },
  { key: "no-right", rule: "A11", picture: () => html`<span class="number">–</span>` },
];

/** The signs of Arboretum in words. */
export function Signs() {
  return html`<dl class="signs">
    ${SIGNS.map(
      ({ key, rule, picture }) => html`<${Sign}
        key=${key}
        rule=${rule}
        name=${t(`arboretum-sign-${key}`)}
        text=${t(`arboretum-sign-${key}-text`)}
        picture=${picture()}
      />`,
    )}
  </dl>`;
}

/** @param {{ kind?: string }} props */
function Face({ kind = "" }) {
  return html`<span class=${`card ${kind}`}><${CardFace} code="oa8" /></span>`;
}

function Count() {
  return html`<span class="garden-count"><${Icon} name="cards" /><span class="number">5</span></span>`;
}

function Species() {
  return html`<svg class="species-oa" viewBox="0 0 100 100"><use href="#species-oa" /></svg>`;
}

function Ribbon() {
  return html`<svg class="ribbon sign-ribbon" viewBox="0 0 150 60">
    <path class="ribbon-ink" d="M20 30L112 30" pathLength="1" />
    <path class="ribbon-arrow" d="M-9 -10 L9 0 L-9 10 Z" transform="translate(64 30)" />
    <circle class="ribbon-start" cx="20" cy="30" r="7" />
    <rect class="ribbon-tag" x="98" y="9" width="48" height="42" rx="10" />
    <text class="ribbon-points" x="122" y="41" text-anchor="middle">5</text>
  </svg>`;
}
