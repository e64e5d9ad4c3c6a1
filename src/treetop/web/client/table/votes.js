import { useEffect, useState } from "preact/hooks";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { navigate } from "../router.js";
import { t } from "../words.js";
import { seatName } from "./names.js";

/**
 * What the people at a table have to settle or to wait for: an offer to stop, somebody who is away, a rematch
 * that waits, a bot that is waking up.
 * @param {{ connection: import("./connection.js").Connection }} props
 */
export function Votes({ connection }) {
  const table = connection.table.value;
  const seat = connection.seat.value;
  const waking = table?.seats.find((one) => one.waking);
  if (waking)
    return html`<div class="vote" role="status">
      <${Icon} name="bot" /><span>${t("web-waking", { name: seatName(waking) })}</span>
    </div>`;
  if (!table || seat === null) return null;
  const me = table.seats[seat - 1];
  if (table.rematch && table.state !== "playing")
    return line("play", t("web-rematch-waits"), t("web-rematch-join"), () => navigate(`/t/${table.rematch}`));
  if (table.state !== "playing") return null;
  if (me?.resigned)
    return html`<div class="vote" role="status"><${Icon} name="flag" /><span>${t("web-resigned-me")}</span></div>`;
  if (me?.away) return line("bot", t("web-away-me"), t("web-away-return"), () => connection.comeBack());
  const offered = table.votes.abandon.filter((one) => one !== seat);
  if (offered.length > 0 && !table.votes.abandon.includes(seat))
    return line(
      "flag",
      t("web-abandon-offered", { name: seatName(table.seats[offered[0] - 1]) }),
      t("web-abandon-agree"),
      () => connection.vote("abandon", true),
    );
  const gone = table.seats.find((one) => one.kind === "person" && !one.online && !one.away && one.seat !== seat);
  if (gone) return html`<${Gone} key=${gone.seat} connection=${connection} table=${table} gone=${gone} />`;
  return null;
}

/**
 * Somebody is not here: a bot may play for them after a while, and the others are told when.
 * @param {{
 *   connection: import("./connection.js").Connection, table: import("./facts.js").Table,
 *   gone: import("./facts.js").Seat
 * }} props
 */
function Gone({ connection, table, gone }) {
  const left = useSecondsUntil(gone.left ? 0 : (gone.replace_at ?? 0) - connection.skew);
  const name = seatName(gone);
  const claims = table.rated && table.seats.filter((seat) => !seat.resigned).length === 2;
  if (left > 0)
    return html`<div class="vote" role="status">
      <${Icon} name="offline" />
      <span>${t(claims ? "web-away-claim-soon" : "web-away-bot-soon", { name, time: clockTime(left) })}</span>
    </div>`;
  const agreed = table.votes.bot.find((vote) => vote.seat === gone.seat)?.agreed ?? [];
  if (agreed.includes(connection.seat.value))
    return html`<div class="vote" role="status">
      <${Icon} name="offline" /><span>${t("web-away-asked", { name })}</span>
    </div>`;
  return line("offline", t("web-away-other", { name }), t(claims ? "web-away-claim" : "web-away-bot"), () =>
    connection.vote("bot", true, gone.seat),
  );
}

/** Counts down. @param {number} moment */
function useSecondsUntil(moment) {
  const [now, setNow] = useState(Date.now());
  const left = Math.ceil((moment - now) / 1000);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [left > 0, moment]);
  return left;
}

/** @param {number} seconds */
function clockTime(seconds) {
  const hours = Math.floor(seconds / 3600);
  const parts = [hours || null, Math.floor((seconds % 3600) / 60), seconds % 60].filter((part) => part !== null);
  return parts.map((part, index) => (index ? String(part).padStart(2, "0") : String(part))).join(":");
}

/** @param {string} icon @param {string} words @param {string} button @param {() => void} act */
function line(icon, words, button, act) {
  return html`<div class="vote" role="status">
    <${Icon} name=${icon} /><span>${words}</span><button type="button" onClick=${act}>${button}</button>
  </div>`;
}
