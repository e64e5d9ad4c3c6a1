import { Icon } from "../components/icon.js";
import { Skeleton } from "../components/skeleton.js";
import { html } from "../html.js";
import { t } from "../words.js";

/** Instead of a table that cannot be shown, or not yet. @param {{ connection: import("./connection.js").Connection }} props */
export function NoTable({ connection }) {
  const state = connection.state.value;
  if (state === "connecting" || state === "live") return html`<${Skeleton} />`;
  if (state === "missing" || state === "forbidden")
    return html`<section class="page lost">
      <h1>${t(`web-table-${state}-title`)}</h1>
      <p>${t(`web-table-${state}`)}</p>
      <p><a class="button primary" href="/">${t("web-to-home")}</a></p>
    </section>`;
  return html`<section class="page lost" role="alert">
    <p>${t(`web-connection-${state}`)}</p>
    <p class="row">
      <button type="button" class="primary" onClick=${() => connection.connect()}>
        <${Icon} name="replay" />${t("web-connection-try")}
      </button>
      <a class="button" href="/">${t("web-to-home")}</a>
    </p>
  </section>`;
}
