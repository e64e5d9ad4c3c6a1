import { html } from "../html.js";
import { t } from "../words.js";

/** There is nothing at this address. */
export default function Lost() {
  return html`<section class="page lost">
    <h1>${t("web-lost-title")}</h1>
    <p>${t("web-lost")}</p>
    <p><a class="button primary" href="/">${t("web-to-home")}</a></p>
  </section>`;
}
