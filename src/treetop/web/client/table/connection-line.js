import { useEffect } from "preact/hooks";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { isOnDevice } from "../local/ids.js";
import { notify } from "../notices.js";
import { openOnDevice } from "../opening.js";
import { tellRefusal } from "../refused.js";
import { t } from "../words.js";

/** How long the server may be away before somebody who hasn't moved yet plays without it; milliseconds. */
const PATIENCE = 5000;

/**
 * A quiet line while the server cannot be heard.
 * @param {{ connection: import("./connection.js").Connection }} props
 */
export function ConnectionLine({ connection }) {
  const state = connection.state.value;
  const lost = state === "lost" || state === "stopping" || state === "busy";
  const alone = lost && isAlone(connection);
  useEffect(() => {
    if (state !== "lost" || !alone || hasMoved(connection)) return;
    const timer = setTimeout(() => playHere().then(() => notify(t("local-instead"))), PATIENCE);
    return () => clearTimeout(timer);
  }, [state, alone]);
  if (!lost) return null;
  return html`<p class="connection-line" role="status">
    <${Icon} name="offline" />${t(`web-connection-${state}`)}
    ${alone && html`<button type="button" class="quiet" onClick=${playHere}>${t("local-offer")}</button>`}
  </p>`;

  /** A new game of the same kind. */
  function playHere() {
    const { game, options, seats } = /** @type {import("./facts.js").Table} */ (connection.table.value);
    const wished = seats.map(({ player }, index) =>
      index === (connection.seat.value ?? 0) - 1 ? "me" : `bot:${player}`,
    );
    return openOnDevice({ game, options, seats: wished, hints: true }).catch(tellRefusal);
  }
}

/** Is there nobody else but bots? @param {import("./connection.js").Connection} connection */
function isAlone(connection) {
  const table = connection.table.value;
  if (!table || isOnDevice(table.id) || connection.seat.value === null || table.state !== "playing") return false;
  return table.seats.every(({ kind, seat }) => kind === "bot" || seat === connection.seat.value);
}

/** @param {import("./connection.js").Connection} connection */
function hasMoved(connection) {
  return connection.log.value.some(({ kind, seat }) => kind === "play" && seat === connection.seat.value);
}
