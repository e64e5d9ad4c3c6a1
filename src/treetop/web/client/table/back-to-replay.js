import { html } from "../html.js";
import { t } from "../words.js";

/** Where a trial came from. @param {{ trial: { table: string, step: number } }} props */
export function BackToReplay({ trial: { table, step } }) {
  return html`<a href=${`/replay/${table}?step=${step}`}>${t("web-trial-back")}</a>`;
}
