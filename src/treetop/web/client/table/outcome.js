import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { t } from "../words.js";
import { seatNames } from "./names.js";
import { Rematch } from "./rematch.js";
import { tell } from "./tell.js";

/**
 * The end of a game that somebody gave up: who, and what now.
 * @param {{ connection: import("./connection.js").Connection, table: import("./facts.js").Table }} props
 */
export function Outcome({ connection, table }) {
  const forfeit = connection.log.value.findLast((entry) => entry.kind === "forfeit");
  return html`<div class="vote" role="status">
    <${Icon} name="flag" />
    <span>
      ${forfeit?.words
        .map((message) => tell(message, seatNames(table.seats), { reader: connection.seat.value, actor: forfeit.seat }))
        .join(" ")}
    </span>
    ${connection.seat.value !== null && html`<${Rematch} table=${table} />`}
    <a class="button" href=${`/replay/${table.id}`}><${Icon} name="replay" />${t("web-final-replay")}</a>
  </div>`;
}
