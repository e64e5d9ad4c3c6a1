import { html } from "../../html.js";
import { t } from "../../words.js";
import { Explained } from "./explained.js";

/**
 * Coins to spend now, and coins that arrive next turn.
 * @param {{ pouch: number, chest: number, onExplain?: (sign: string) => void }} props
 */
export function Coins({ pouch, chest, onExplain }) {
  return html`<span class="coins">
    <${Explained}
      sign="pouch"
      kind="purse"
      label=${t("tree-society-table-pouch", { count: pouch })}
      onExplain=${onExplain}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true"><use href="#pouch" /></svg><span class="number">${pouch}</span>
    <//>
    <${Explained}
      sign="chest"
      kind="purse"
      label=${t("tree-society-table-chest", { count: chest })}
      onExplain=${onExplain}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true"><use href="#chest" /></svg><span class="number">${chest}</span>
    <//>
  </span>`;
}
