import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { t } from "../words.js";
import { ClockFace } from "./clock.js";

/**
 * Who sits there, whether they are here, and their clock.
 * @param {{ connection: import("./connection.js").Connection, seat: number, name: string }} props
 */
export function SeatBadge({ connection, seat, name }) {
  const facts = connection.table.value?.seats[seat - 1];
  const gone = facts?.kind === "person" && !facts.online;
  return html`<span class=${`seat-badge${gone ? " gone" : ""}`}>
    <${Icon} name=${facts?.kind === "bot" || facts?.away ? "bot" : gone ? "offline" : "person"} />
    <span class="seat-name">${name}</span>
    ${gone && html`<span class="heard">${t("web-seat-offline")}</span>`}
    <${ClockFace} connection=${connection} seat=${seat} />
  </span>`;
}
