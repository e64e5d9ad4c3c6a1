import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { t } from "../words.js";

/** A quiet line while the server cannot be heard. @param {{ connection: import("./connection.js").Connection }} props */
export function ConnectionLine({ connection }) {
  const state = connection.state.value;
  if (state !== "lost" && state !== "stopping" && state !== "busy") return null;
  return html`<p class="connection-line" role="status"><${Icon} name="offline" />${t(`web-connection-${state}`)}</p>`;
}
