import { html } from "../../html.js";
import { t } from "../../words.js";

/** Progress to the end of the game: one place per symbol. @param {{ seat: any, needed: number }} props */
export function Symbols({ seat, needed }) {
  const won = Object.entries(seat.symbols).flatMap(([guild, count]) => Array.from({ length: /** @type {number} */ (count) }, () => guild));
  return html`<span class="symbols" role="img" aria-label=${t("web-symbols", { count: seat.symbol_count, needed })}>
    ${Array.from({ length: Math.max(needed, won.length) }, (_, index) =>
      won[index] ? html`<svg key=${index} class=${`guild-${won[index]}`} viewBox="0 0 100 100" aria-hidden="true"><use href=${`#guild-${won[index]}`} /></svg>` : html`<span key=${index} class="no-symbol"></span>`,
    )}
  </span>`;
}
