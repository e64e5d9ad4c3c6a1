import { html } from "../html.js";
import { t } from "../words.js";

/** A table that is not there, or not for this reader. */
export function Lost() {
  return html`<section class="page lost">
    <h1>${t("web-table-lost-title")}</h1>
    <p>${t("web-table-lost")}</p>
    <p><a class="button primary" href="/">${t("web-to-home")}</a></p>
  </section>`;
}
