import { html } from "../../html.js";
import { t } from "../../words.js";

/** Coins to spend now, and coins that arrive next turn. @param {{ pouch: number, chest: number }} props */
export function Coins({ pouch, chest }) {
  return html`<span class="coins">
    <span class="purse" role="img" aria-label=${t("web-pouch", { count: pouch })}><svg viewBox="0 0 100 100" aria-hidden="true"><use href="#pouch" /></svg><span class="number">${pouch}</span></span>
    <span class="purse" role="img" aria-label=${t("web-chest", { count: chest })}><svg viewBox="0 0 100 100" aria-hidden="true"><use href="#chest" /></svg><span class="number">${chest}</span></span>
  </span>`;
}
