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
    <${SeatName} name=${name} />
    ${gone && html`<span class="heard">${t("web-seat-offline")}</span>`}
    <${ClockFace} connection=${connection} seat=${seat} />
  </span>`;
}

/**
 * Where there's little room, the word is cut and not the number that tells two of a name apart.
 * @param {{ name: string }} props
 */
function SeatName({ name }) {
  const number = /\s\d+$/.exec(name)?.[0] ?? "";
  return html`<span class="seat-name"><span>${name.slice(0, name.length - number.length)}</span>${number}</span>`;
}
