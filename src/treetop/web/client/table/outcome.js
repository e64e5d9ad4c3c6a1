import { useState } from "preact/hooks";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { salt } from "../person.js";
import { tellRefusal } from "../refused.js";
import { navigate } from "../router.js";
import { post } from "../service.js";
import { t } from "../words.js";
import { seatNames } from "./names.js";
import { tell } from "./tell.js";

/**
 * The end of a game that somebody gave up: who, and what now.
 * @param {{ connection: import("./connection.js").Connection, table: import("./facts.js").Table }} props
 */
export function Outcome({ connection, table }) {
  const [busy, setBusy] = useState(false);
  const forfeit = connection.log.value.findLast((entry) => entry.kind === "forfeit");
  return html`<div class="vote" role="status">
    <${Icon} name="flag" />
    <span>
      ${forfeit?.words
        .map((message) => tell(message, seatNames(table.seats), { reader: connection.seat.value, actor: forfeit.seat }))
        .join(" ")}
    </span>
    ${connection.seat.value !== null &&
    html`<button type="button" disabled=${busy} onClick=${again}>
      <${Icon} name="play" />${t("web-final-rematch")}
    </button>`}
    <a class="button" href=${`/replay/${table.id}`}><${Icon} name="replay" />${t("web-final-replay")}</a>
  </div>`;

  async function again() {
    setBusy(true);
    await post(`/tables/${table.id}/rematch`, { salt: salt() }).then(
      ({ table: next }) => navigate(`/t/${next.id}`),
      tellRefusal,
    );
    setBusy(false);
  }
}
