import { html } from "../../html.js";
import { t } from "../../words.js";

/** @param {string} code `oa5` @returns {string} "Oak 5" */
export function cardName(code) {
  return t("core-card", { name: t(`arboretum-tree-${speciesOf(code)}`), rank: rankOf(code) });
}

/** @param {string} code */
export function speciesOf(code) {
  return code.slice(0, 2);
}

/** @param {string} code */
export function rankOf(code) {
  return Number(code.slice(2));
}

/**
 * The front of a card; `back` is the back of any.
 * @param {{ code: string, small?: boolean }} props
 */
export function CardFace({ code, small = false }) {
  if (code === "back") return html`<svg viewBox="0 0 100 140" aria-hidden="true"><use href="#card-back" /></svg>`;
  const species = speciesOf(code);
  return html`<svg class=${`species-${species}`} viewBox="0 0 100 140" aria-hidden="true">
    <use href=${`#card-${species}${small ? "-small" : ""}`} />
    <text class="rank" x="9" y=${small ? 50 : 35}>${rankOf(code)}</text>
  </svg>`;
}

/**
 * A card to look at.
 * @param {{ code: string, small?: boolean, label?: string }} props
 */
export function Card({ code, small = false, label }) {
  const name = label ?? (code === "back" ? t("arboretum-table-card-back") : cardName(code));
  return html`<span class=${`card${small ? " small" : ""}`} role="img" aria-label=${name}>
    <${CardFace} code=${code} small=${small} />
  </span>`;
}
