import { html } from "../html.js";
import { t } from "../words.js";

/** The shape of what is coming, instead of a spinner. @param {{ lines?: number }} props */
export function Skeleton({ lines = 4 }) {
  return html`<div class="skeleton" role="progressbar" aria-label=${t("web-loading")}>
    ${Array.from({ length: lines }, (_, line) => html`<div key=${line} class="skeleton-line"></div>`)}
  </div>`;
}
