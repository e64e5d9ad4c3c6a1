// The table of the day: what everybody has made of the same deal, for those who have played it themselves.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../components/icon.js";
import { Skeleton } from "../../components/skeleton.js";
import { WithoutServer } from "../../components/without-server.js";
import { gameName } from "../../games.js";
import { html } from "../../html.js";
import { becomeSomebody } from "../../person.js";
import { reason, tellRefusal } from "../../refused.js";
import { get, post } from "../../service.js";
import { personName } from "../../table/names.js";
import { useAnswer } from "../../use-answer.js";
import { t } from "../../words.js";
import { dayOf } from "./day.js";
import { commandsOf, dayName } from "./deals.js";

/** @typedef {{ rank: number, person: import("../../person.js").Person, points: number, place: number }} Result */
/** @typedef {{ count: number, mine: Result | null, results: Result[] }} Table */

/** @param {{ game: string, date: string }} props */
export function DayTable({ game, date }) {
  const day = /** @type {number} */ (dayOf(date));
  const { answer, refusal, again } = useAnswer(() => get(`/deals/${game}/${date}`), [game, date]);
  const [sent, setSent] = useState(/** @type {Table | null} */ (null));
  const table = /** @type {Table | null} */ (sent ?? answer);
  if (refusal) return html`<${WithoutServer} why=${reason(refusal)} onAgain=${again} />`;
  return html`<div class="page narrow">
    <div class="spread">
      <a class="button quiet" href="/puzzles"><${Icon} name="back" /> ${t("puzzles-all")}</a>
    </div>
    <h1>${t("puzzles-table")}</h1>
    <p class="muted">${gameName(game)}, ${dayName(day)}</p>
    ${table ? shown(table) : html`<${Skeleton} />`}
  </div>`;

  /** @param {Table} table */
  function shown({ count, mine, results }) {
    if (mine) return html`<${Results} ...${{ count, mine, results }} />`;
    return html`<${Send} ...${{ game, date, day, setSent }} />`;
  }
}

/** @param {{ game: string, date: string, day: number, setSent: (table: Table) => void }} props */
function Send({ game, date, day, setSent }) {
  const [commands, setCommands] = useState(/** @type {string[][] | null | undefined} */ (undefined));
  const [sending, setSending] = useState(false);
  useEffect(() => {
    commandsOf(game, day).then(setCommands, () => setCommands(null));
  }, [game, day]);
  if (commands === undefined) return html`<${Skeleton} />`;
  if (commands === null)
    return html`<p>${t("puzzles-table-first")}</p>
      <p><a class="button primary" href="/puzzles">${t("puzzles-deal")}</a></p>`;
  return html`<p>${t("puzzles-table-about")}</p>
    <p>
      <button type="button" class="primary" disabled=${sending} onClick=${send}>${t("puzzles-table-send")}</button>
    </p>`;

  async function send() {
    setSending(true);
    try {
      await becomeSomebody();
      setSent(await post(`/deals/${game}/${date}`, { commands }));
    } catch (refusal) {
      tellRefusal(refusal);
    } finally {
      setSending(false);
    }
  }
}

/** @param {{ count: number, mine: Result, results: Result[] }} props */
function Results({ count, mine, results }) {
  const isShown = results.some(({ person }) => person.id === mine.person.id);
  const rows = isShown ? results : [...results, mine];
  return html`<p role="status">${t("puzzles-table-rank", { rank: mine.rank, count })}</p>
    <div class="panel sheet-scroll" tabindex="0" role="region" aria-label=${t("puzzles-table")}>
      <table class="rungs">
        <thead>
          <tr>
            <th scope="col">${t("puzzles-table-number")}</th>
            <th scope="col">${t("puzzles-table-name")}</th>
            <th scope="col">${t("puzzles-table-points")}</th>
            <th scope="col">${t("puzzles-table-place")}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(row)}
        </tbody>
      </table>
    </div>`;

  /** @param {Result} result */
  function row({ rank, person, points, place }) {
    const isMine = person.id === mine.person.id;
    return html`<tr key=${person.id} aria-current=${isMine ? "true" : undefined}>
      <td class="number">${rank}</td>
      <td><a href=${`/people/${person.id}`}>${personName(person)}</a></td>
      <td class="number">${points}</td>
      <td class="number">${place}</td>
    </tr>`;
  }
}
