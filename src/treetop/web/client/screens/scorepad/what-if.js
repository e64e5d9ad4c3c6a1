import { html } from "../../html.js";
import { number, t } from "../../words.js";

/** While asking "what if?": how it ends. @param {{ session: any }} props */
export function WhatIfEnd({ session: { endWhatIf } }) {
  return html`<div class="pad-what-if" role="status">
    <p>${t("scorepad-what-if-on")}</p>
    <div class="row">
      <button type="button" class="primary" onClick=${() => endWhatIf(false)}>${t("scorepad-what-if-back")}</button>
      <button type="button" onClick=${() => endWhatIf(true)}>${t("scorepad-what-if-keep")}</button>
    </div>
  </div>`;
}

/** How many points more or fewer than in the real game. @param {{ session: any, seat: number }} props */
export function Difference({ session: { real, realSheet, sheet }, seat }) {
  const before = real.value && realSheet.value?.scores[seat];
  if (before === null || before === undefined || !sheet.value) return null;
  const difference = sheet.value.scores[seat] - before;
  if (!difference) return null;
  return html`<small class="pad-difference">${number(difference, { signDisplay: "always" })}</small>`;
}
