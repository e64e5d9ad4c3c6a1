import { html } from "../../html.js";
import { t } from "../../words.js";
import { Explained } from "./explained.js";

/**
 * Coins to spend now, and coins that arrive next turn.
 * @param {{ pouch: number, chest: number, onExplain?: (sign: string) => void }} props
 */
export function Coins({ pouch, chest, onExplain }) {
  return html`<span class="coins">
    ${Object.entries({ pouch, chest }).map(([sign, count]) => {
      const label = t(`tree-society-table-${sign}`, { count });
      return html`<${Explained} key=${sign} sign=${sign} kind="purse" label=${label} onExplain=${onExplain}>
        <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${sign}`} /></svg>
        <span class="number">${count}</span>
      <//>`;
    })}
  </span>`;
}
