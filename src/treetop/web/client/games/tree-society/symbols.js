import { html } from "../../html.js";
import { t } from "../../words.js";
import { Explained } from "./explained.js";

/**
 * Progress to the end of the game: one place per symbol.
 * @param {{ seat: any, needed: number, onExplain?: (sign: string) => void }} props
 */
export function Symbols({ seat, needed, onExplain }) {
  const won = Object.entries(seat.symbols).flatMap(([guild, count]) =>
    Array.from({ length: /** @type {number} */ (count) }, () => guild),
  );
  return html`<${Explained}
    sign="symbols"
    kind="symbols"
    label=${t("tree-society-table-symbols", { count: seat.symbol_count, needed })}
    onExplain=${onExplain}
  >
    ${Array.from({ length: Math.max(needed, won.length) }, (_, index) =>
      won[index]
        ? html`<svg key=${index} class=${`guild-${won[index]}`} viewBox="0 0 100 100" aria-hidden="true">
          <use href=${`#guild-${won[index]}`} />
        </svg>`
        : html`<span key=${index} class="no-symbol"></span>`,
    )}
    <span class="symbol-count number" aria-hidden="true">${seat.symbol_count}/${needed}</span>
  <//>`;
}
