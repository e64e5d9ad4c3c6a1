import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { navigate } from "../router.js";
import { t } from "../words.js";
import { seatName } from "./names.js";

/**
 * What the people at a table have to settle: an offer to stop, somebody who is away, a rematch that waits.
 * @param {{ connection: import("./connection.js").Connection }} props
 */
export function Votes({ connection }) {
  const table = connection.table.value;
  const seat = connection.seat.value;
  if (!table || seat === null) return null;
  const me = table.seats[seat - 1];
  if (table.rematch && table.state !== "playing") return line("play", t("web-rematch-waits"), t("web-rematch-join"), () => navigate(`/t/${table.rematch}`));
  if (table.state !== "playing") return null;
  if (me?.away) return line("bot", t("web-away-me"), t("web-away-return"), () => connection.comeBack());
  const offered = table.votes.abandon.filter((one) => one !== seat);
  if (offered.length > 0 && !table.votes.abandon.includes(seat)) return line("flag", t("web-abandon-offered", { name: seatName(table.seats[offered[0] - 1]) }), t("web-abandon-agree"), () => connection.vote("abandon", true));
  const gone = table.seats.find((one) => one.kind === "person" && !one.online && !one.away && one.seat !== seat);
  if (gone) return line("offline", t("web-away-other", { name: seatName(gone) }), t("web-away-bot"), () => connection.vote("bot", true, gone.seat));
  return null;
}

/** @param {string} icon @param {string} words @param {string} button @param {() => void} act */
function line(icon, words, button, act) {
  return html`<div class="vote" role="status"><${Icon} name=${icon} /><span>${words}</span><button type="button" onClick=${act}>${button}</button></div>`;
}
