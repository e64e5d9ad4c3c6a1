import { gameName } from "../games.js";
import { html } from "../html.js";
import { date, list, t } from "../words.js";
import { seatName, seatNames } from "../table/names.js";
import { winnersSentence } from "../table/winners.js";
import { GameMark } from "./game-mark.js";
import { Icon } from "./icon.js";

/** @typedef {import("../table/facts.js").Table} Table */

/**
 * `ratings`: of people at tables, by `TABLE PERSON`.
 * @param {{ tables: Table[], empty?: string, ratings?: Record<string, number> }} props
 */
export function TableList({ tables, empty, ratings = {} }) {
  if (tables.length === 0) return empty ? html`<p class="muted">${empty}</p>` : null;
  return html`<ul class="table-list">
    ${tables.map((table) => html`<${TableRow} key=${table.id} table=${table} ratings=${ratings} />`)}
  </ul>`;
}

/** @param {{ table: Table, ratings: Record<string, number> }} props */
function TableRow({ table, ratings }) {
  const seated = table.seats.filter((seat) => seat.kind !== "open");
  return html`<li>
    <a class=${`table-row${table.my_turn ? " my-turn" : ""}`} href=${`/t/${table.id}`}>
      <${GameMark} game=${table.game} />
      <span class="table-row-words">
        <strong>${table.trial ? t("web-trial-of", { game: gameName(table.game) }) : gameName(table.game)}</strong>
        <span class="muted small">
          ${list(
            seated.map((seat) =>
              [seatName(seat), ratings[`${table.id} ${seat.person?.id}`]].filter(Boolean).join(" "),
            ),
          )}
          ${table.clock.kind !== "none" ? html` <${Icon} name="clock" />` : ""}
        </span>
      </span>
      <span class="table-row-state small">${state(table)}</span>
      <${Icon} name="next" />
    </a>
  </li>`;
}

/** @param {Table} table */
function state(table) {
  if (table.my_turn) return t("web-table-your-turn");
  if (table.result?.forfeit) return winnersSentence(table, seatNames(table.seats));
  if (table.state === "finished" && table.result) return table.result.scores.join(" : ");
  if (table.state === "open")
    return t("web-table-open-seats", { count: table.seats.filter((seat) => seat.kind === "open").length });
  if (table.state === "abandoned") return t("web-table-abandoned");
  return table.started ? date(table.started, { dateStyle: "short", timeStyle: "short" }) : "";
}
