import { useEffect, useRef, useState } from "preact/hooks";
import { gameName } from "../games.js";
import { html } from "../html.js";
import { ownTables } from "../local/house.js";
import { person } from "../person.js";
import { reason } from "../refused.js";
import { counts, errorOf, keepReview, reviewed } from "../reviewed.js";
import { Refusal, get } from "../service.js";
import { date, has, load, number, t } from "../words.js";

/** @typedef {import("../reviewed.js").Reviewed} Reviewed */
/** @typedef {import("../table/facts.js").Table} Table */
/** @typedef {{ games: Table[], next?: string | null }} Page */

const WIDTH = 600;
const HEIGHT = 160;
const EDGE = 10;
const LEFT = 64;
/** So many milliseconds after which a server that has been asked too often allows another review. */
const PATIENCE = 5000;

/**
 * How much the reader gives away from game to game, and in which phase of the turns: of those games that have been
 * reviewed. `games` is the newest page of those on the server: the others follow, and those on this device.
 * @param {{ games: Page }} props
 */
export function Trend({ games }) {
  const [earlier, setEarlier] = useState(/** @type {Table[]} */ ([]));
  const [own, setOwn] = useState(/** @type {Table[]} */ ([]));
  const [known, setKnown] = useState(reviewed());
  const [left, setLeft] = useState(0);
  const [refusal, setRefusal] = useState(/** @type {any} */ (null));
  const isOpen = useRef(true);
  const me = person.value?.id ?? "";
  useEffect(() => void ownTables(me).then(setOwn, () => {}), [me]);
  useEffect(() => () => void (isOpen.current = false), []);
  useEffect(() => void followPages(), [me, games]);
  const all = [...games.games, ...earlier, ...own].filter(counts);
  const waiting = all.filter(({ id }) => !known[id]);
  if (!all.length) return null;
  const names = [...new Set(all.map(({ game }) => game))];
  return html`<section class="panel stack trend">
    <h2>${t("web-trend")}</h2>
    <p class="muted small">${t("web-trend-about")}</p>
    ${names.map((game) => {
      const played = all.filter((table) => table.game === game && known[table.id]).map(({ id }) => known[id]);
      return played.length > 0 && html`<${OneGame} key=${game} game=${game} played=${inOrder(played)} />`;
    })}
    <p role="status">
      ${t("web-trend-count", { reviewed: all.length - waiting.length, games: all.length })}
      ${refusal && html` ${reason(refusal)}`}
    </p>
    ${waiting.length > 0 &&
    (left
      ? html`<progress value=${1 - waiting.length / left} aria-label=${t("web-review-working")}></progress>`
      : html`<div><button type="button" onClick=${reviewTheRest}>${t("web-trend-rest")}</button></div>`)}
  </section>`;

  /** One after another; what can't be fetched is left out. */
  async function followPages() {
    setEarlier([]);
    /** @type {Table[]} */
    const found = [];
    for (let next = games.next; next && isOpen.current; ) {
      /** @type {Page} */
      const page = await get(`/people/${me}/games?after=${next}`).catch(() => ({ games: [], next: null }));
      found.push(...page.games);
      setEarlier([...found]);
      next = page.next;
    }
  }

  async function reviewTheRest() {
    setLeft(waiting.length + 1);
    setRefusal(null);
    for (const table of waiting) {
      if (!isOpen.current) return;
      await review(table).catch(setRefusal);
      setKnown(reviewed());
    }
    setLeft(0);
  }
}

/** Ask for a review until the server has time for it. @param {Table} table @returns {Promise<void>} */
async function review(table) {
  try {
    keepReview(table, await get(`/tables/${table.id}/decisions`));
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== 429) throw problem;
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    return review(table);
  }
}

/** @param {Reviewed[]} played */
function inOrder(played) {
  return [...played].sort((one, other) => one.ended - other.ended);
}

/** @param {{ game: string, played: Reviewed[] }} props the oldest first */
function OneGame({ game, played }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void load("players", game).then(() => setReady(true), () => setReady(true)), [game]);
  if (!ready) return null;
  // Reviews name all phases of a turn in their order; those of earlier versions may lack some.
  const wholeFirst = [...played].sort((one, other) => other.phases.length - one.phases.length);
  const phases = [...new Set(wholeFirst.flatMap((one) => one.phases.map(({ phase }) => phase)))].filter((phase) =>
    has(`${game}-deciding-${phase}`),
  );
  const errors = played.map((one) => errorOf(one.phases));
  return html`<h3>${gameName(game)}</h3>
    ${played.length > 1 && html`<${Plot} errors=${errors} label=${gameName(game)} />`}
    <div class="sheet-scroll" tabindex="0" role="region" aria-label=${gameName(game)}>
      <table class="rungs">
        <thead>
          <tr>
            <th scope="col">${t("web-trend-game")}</th>
            <th scope="col">${t("web-trend-all")}</th>
            ${phases.map((phase) => html`<th key=${phase} scope="col">${t(`${game}-deciding-${phase}`)}</th>`)}
            <th scope="col">${t("players-account-level")}</th>
          </tr>
        </thead>
        <tbody>
          ${played.length > 1 && row(t("web-trend-together"), played)}
          ${played.map((one) => row(date(one.ended, { dateStyle: "short" }), [one])).reverse()}
        </tbody>
      </table>
    </div>`;

  /** @param {string} head @param {Reviewed[]} some */
  function row(head, some) {
    const every = some.flatMap((one) => one.phases);
    const levels = some.flatMap(({ level }) => (level === null ? [] : [level]));
    return html`<tr key=${some.length > 1 ? "all" : some[0].ended}>
      <th scope="row">${head}</th>
      <td class="number">${percent(errorOf(every))}</td>
      ${phases.map((name) => {
        const error = errorOf(every.filter(({ phase }) => phase === name));
        return html`<td key=${name} class="number">${percent(error)}</td>`;
      })}
      <td class="number">
        ${levels.length
          ? number(levels.reduce((sum, level) => sum + level, 0) / levels.length, { maximumFractionDigits: 1 })
          : "–"}
      </td>
    </tr>`;
  }
}

/** Given away per decision, game by game. @param {{ errors: (number | null)[], label: string }} props */
function Plot({ errors, label }) {
  const points = errors.flatMap((error, index) => (error === null ? [] : [[index, error]]));
  const top = Math.max(0.01, ...points.map(([, error]) => error));
  const x = (/** @type {number} */ index) => LEFT + (index / (errors.length - 1)) * (WIDTH - LEFT - EDGE);
  const y = (/** @type {number} */ error) => HEIGHT - EDGE - (error / top) * (HEIGHT - 2 * EDGE);
  const [first, last] = [points[0]?.[1] ?? null, points.at(-1)?.[1] ?? null];
  return html`<svg
    class="plot"
    viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
    role="img"
    aria-label=${t("web-trend-plot", { label, first: percent(first), last: percent(last) })}
  >
    ${[0, top].map(
      (error) =>
        html`<g key=${error}>
          <line class="plot-rule" x1=${LEFT} x2=${WIDTH - EDGE} y1=${y(error)} y2=${y(error)} />
          <text class="plot-number" x=${LEFT - 8} y=${y(error) + 5} text-anchor="end">${percent(error)}</text>
        </g>`,
    )}
    <polyline class="plot-line" points=${points.map(([index, error]) => `${x(index)},${y(error)}`).join(" ")} />
    ${points.map(
      ([index, error]) => html`<circle key=${index} class="plot-game" cx=${x(index)} cy=${y(error)} r="4" />`,
    )}
  </svg>`;
}

/** @param {number | null} share */
function percent(share) {
  return share === null ? "–" : number(share, { style: "percent", maximumFractionDigits: 1 });
}
