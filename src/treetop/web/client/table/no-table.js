import { Skeleton } from "../components/skeleton.js";
import { WithoutServer } from "../components/without-server.js";
import { html } from "../html.js";
import { UNABLE } from "../local/ids.js";
import { t } from "../words.js";

/**
 * Instead of a table that cannot be shown, or not yet.
 * @param {{ connection: import("./connection.js").Connection }} props
 */
export function NoTable({ connection }) {
  const state = connection.state.value;
  if (state === "connecting" || state === "live") return html`<${Skeleton} />`;
  if (state === "missing" || state === "forbidden" || state === "unable" || state === "damaged") {
    const words = state === "unable" || state === "damaged" ? `local-${state}` : `web-table-${state}`;
    return html`<section class="page lost">
      <h1>${t(`${words}-title`)}</h1>
      <p>${t(state === "unable" ? UNABLE : words)}</p>
      <p><a class="button primary" href="/">${t("web-to-home")}</a></p>
    </section>`;
  }
  return html`<${WithoutServer} why=${t(`web-connection-${state}`)} onAgain=${() => connection.connect()} />`;
}
