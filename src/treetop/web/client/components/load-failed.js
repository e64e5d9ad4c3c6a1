import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { reloadIfOutdated } from "../outdated.js";
import { t } from "../words.js";
import { Icon } from "./icon.js";

/**
 * A module, its words or its style sheet did not arrive. A browser may remember that a module failed,
 * so the page is reloaded.
 */
export function LoadFailed() {
  useEffect(() => void reloadIfOutdated(), []);
  return html`<section class="page lost" role="alert">
    <p>${t("web-offline")}</p>
    <p>
      <button type="button" class="primary" onClick=${() => location.reload()}>
        <${Icon} name="replay" />${t("web-load-again")}
      </button>
    </p>
  </section>`;
}
