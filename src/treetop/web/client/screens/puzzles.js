import { useEffect, useState } from "preact/hooks";
import { LoadFailed } from "../components/load-failed.js";
import { Skeleton } from "../components/skeleton.js";
import { OWN_MODULES, gameName } from "../games.js";
import { html } from "../html.js";
import { keepForLater } from "../local/runner.js";
import { useTitle } from "../title.js";
import { keepWords, t } from "../words.js";
import { dayNumber, dayOf, placeOf } from "./puzzles/day.js";
import { DayTable } from "./puzzles/day-table.js";
import { DealOfTheDay } from "./puzzles/deals.js";
import { shown } from "./puzzles/rating.js";
import { keepPuzzles, shelfOf } from "./puzzles/shelf.js";
import { daysInARow, ratingOf, resultOf, solved } from "./puzzles/solved.js";
import { Solve } from "./puzzles/solve.js";

/** @typedef {{ name: string, shelf: import("./puzzles/shelf.js").Shelf }} Named */

const AREAS = ["core", "web", "players", "tables", "local", "learn", "puzzles"];

/** Puzzles: one of the day, and all by grade. @param {{ parameters: import("../router.js").Parameters }} props */
export default function Puzzles({ parameters }) {
  const [game, id] = (parameters.rest ?? "").split("/");
  useTitle(t("puzzles-title"));
  if (game && id && dayOf(id) !== null) return html`<${DayTable} key=${`${game}/${id}`} game=${game} date=${id} />`;
  if (game && id) return html`<${Solve} key=${`${game}/${id}`} game=${game} id=${id} />`;
  return html`<${Overview} />`;
}

function Overview() {
  const [shelves, setShelves] = useState(/** @type {Named[] | null} */ (null));
  const today = dayNumber();
  const days = daysInARow(today);
  useEffect(() => {
    allShelves().then((found) => {
      setShelves(found);
      keep(found.map(({ name }) => name)).catch(() => {});
    });
  }, []);
  if (!shelves) return html`<${Skeleton} />`;
  if (!shelves.length) return html`<${LoadFailed} />`;
  return html`<div class="page learn-page">
    <h1>${t("puzzles-title")}</h1>
    <p class="learn-lead">${t("puzzles-lead")}</p>
    <p>
      ${t("puzzles-streak", { streak: solved.value.streak, best: solved.value.best })}
      ${days > 0 && html` · ${t("puzzles-days", { days })}`}
    </p>
    <div class="learn-games">${shelves.map((one) => html`<${Game} key=${one.name} ...${one} today=${today} />`)}</div>
  </div>`;
}

/** Of the games that have puzzles. @returns {Promise<Named[]>} */
async function allShelves() {
  const asked = OWN_MODULES.map((name) =>
    shelfOf(name).then(
      (shelf) => [{ name, shelf }],
      () => [],
    ),
  );
  return (await Promise.all(asked)).flat();
}

/** @param {string[]} games */
async function keep(games) {
  await keepWords([...AREAS, ...games]);
  for (const game of games) await Promise.all([keepPuzzles(game), keepForLater(game)]);
}

/** @param {{ name: string, shelf: import("./puzzles/shelf.js").Shelf, today: number }} props */
function Game({ name, shelf, today }) {
  const { ids, grades, players } = shelf;
  const ofTheDay = ids[placeOf(today, ids.length)];
  const tried = solved.value.days[today]?.[name];
  const levels = [...new Set(grades)].sort((one, other) => one - other);
  return html`<section class="panel stack" aria-labelledby=${`puzzles-${name}`}>
    <div class="spread">
      <h2 id=${`puzzles-${name}`}>${gameName(name)}</h2>
      <span class="muted small">${t("puzzles-rating", { rating: shown(ratingOf(name)) })}</span>
    </div>
    <a class="button primary" href=${`/puzzles/${name}/${ofTheDay}`}>${t("puzzles-day")}</a>
    ${tried !== undefined && html`<p class="small">${t(tried ? "puzzles-day-solved" : "puzzles-day-missed")}</p>`}
    <${DealOfTheDay} game=${name} today=${today} />
    <h3>${t("puzzles-grades")}</h3>
    <ol class="learn-list">${levels.map(row)}</ol>
  </section>`;

  /** @param {number} grade */
  function row(grade) {
    const all = ids.filter((_, place) => grades[place] === grade);
    const done = all.filter((id) => resultOf(name, id) !== undefined);
    const next = all.find((id) => resultOf(name, id) === undefined) ?? all[0];
    return html`<li key=${grade}>
      <a href=${`/puzzles/${name}/${next}`}>
        <span class="number learn-number">${grade}</span>
        <span>${t("puzzles-grade", { name: t(`players-${players[grade]}-name`) })}</span>
        <span class="muted small">${t("puzzles-progress", { done: done.length, count: all.length })}</span>
      </a>
    </li>`;
  }
}
