import { useEffect, useMemo } from "preact/hooks";
import { t } from "../words.js";
import { seatNames } from "./names.js";
import { Plan } from "./plan.js";
import { winnersSentence } from "./winners.js";

/**
 * What every game's table starts from.
 * @param {import("./connection.js").Connection} connection
 * @param {(action: string) => boolean} [holds] which actions wait for the player's word, though they can't be previewed
 */
export function useTable(connection, holds) {
  const plan = useMemo(() => new Plan(connection, holds), [connection]);
  useEffect(() => plan.stop, [plan]);
  const table = /** @type {import("./facts.js").Table} */ (connection.table.value);
  const view = /** @type {any} */ (plan.view.value);
  const seat = connection.seat.value;
  const mine =
    table.state === "playing" && !isAway(table, seat) && (plan.complete.value || acting(view, table) === seat);
  return { plan, view, table, seat, names: seatNames(table.seats), mine, result: connection.result.value };
}

/**
 * What the head of a table says unless the reader has something to decide; then null: the game knows the words.
 * @param {{
 *   plan: Plan, view: any, table: import("./facts.js").Table, seat: number | null, names: string[],
 *   other?: (name: string) => string
 * }} now `other` says what somebody else is doing
 */
export function stateSentence({ plan, view, table, seat, names, other = (name) => t("web-turn-other", { name }) }) {
  if (table.state === "abandoned") return t("web-turn-abandoned");
  if (table.result?.forfeit) return winnersSentence(table, names);
  if (table.state === "finished") return t("web-turn-over");
  if (isAway(table, seat)) return t("web-turn-away");
  if (plan.complete.value) return t("web-turn-commit");
  const actor = acting(view, table);
  if (actor === null) return t("web-turn-over");
  return actor === seat ? null : other(names[actor - 1]);
}

/** Is a bot playing for the reader? @param {import("./facts.js").Table} table @param {number | null} seat */
function isAway(table, seat) {
  return seat !== null && table.seats[seat - 1].away;
}

/** The seat that is to act. @param {any} view @param {import("./facts.js").Table} table @returns {number | null} */
function acting(view, table) {
  return view.to_act ?? view.seat_to_act ?? table.seat_to_act;
}
