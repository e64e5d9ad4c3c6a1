import { html } from "../html.js";
import { t } from "../words.js";
import { Icon } from "./icon.js";
import { OtherWays } from "./other-ways.js";

/**
 * Instead of what only the server knows: why it isn't here, another try, and what works all the same.
 * @param {{ why: string, onAgain?: () => void }} props
 */
export function WithoutServer({ why, onAgain = () => location.reload() }) {
  return html`<section class="page narrow without-server" role="alert">
    <p>${why}</p>
    <p class="row">
      <button type="button" class="primary" onClick=${onAgain}>
        <${Icon} name="replay" />${t("web-connection-try")}
      </button>
      <a class="button" href="/">${t("web-to-home")}</a>
    </p>
    <h2>${t("web-works-offline")}</h2>
    <${OtherWays} />
  </section>`;
}
