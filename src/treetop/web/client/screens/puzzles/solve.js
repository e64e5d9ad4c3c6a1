import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../announcer.js";
import { Icon } from "../../components/icon.js";
import { LoadFailed } from "../../components/load-failed.js";
import { Skeleton } from "../../components/skeleton.js";
import { gameName, usePart } from "../../games.js";
import { html } from "../../html.js";
import { puzzleBoard } from "../../local/house.js";
import { shareText } from "../../share.js";
import { tell } from "../../table/tell.js";
import { useAnswer } from "../../use-answer.js";
import { date, list, number, t, uncapitalised } from "../../words.js";
import { dayNumber, placeOf } from "./day.js";
import { sharedResult } from "./picture.js";
import { shown } from "./rating.js";
import { puzzleOf, shelfOf } from "./shelf.js";
import { finish, ratingOf, resultOf } from "./solved.js";

/** @typedef {"open" | "missed" | "solved" | "told"} State */
/** How many actions are left to choose from after the last hint. */
const FEW = 3;

/** One puzzle on its own screen. @param {{ game: string, id: string }} props */
export function Solve({ game, id }) {
  const { answer: found, refusal } = useAnswer(() => loaded(game, id), [game, id]);
  const { part: Board, failed } = usePart(game, "lesson");
  const [board, setBoard] = useState(/** @type {any} */ (null));
  const [state, setState] = useState(/** @type {State} */ ("open"));
  const [hints, setHints] = useState(0);
  const words = useRef(/** @type {HTMLElement | null} */ (null));
  if (refusal || failed) return html`<${LoadFailed} />`;
  if (!found || !Board) return html`<${Skeleton} />`;
  const { puzzle, start, few, next, day, players } = found;
  const position = board ?? start;
  const names = Array.from({ length: position.view.players }, (_, seat) => t("core-player", { seat: seat + 1 }));
  /** An action inside a sentence. @param {string} action */
  const said = (action) => uncapitalised(tell(start.words[action], names));
  const percent = (/** @type {number} */ share) => number(share, { style: "percent" });
  const over = state === "solved" || state === "told";
  const steps = hintsFor();
  return html`<div class="page learn-page">
    <div class="spread">
      <a class="button quiet" href="/puzzles"><${Icon} name="back" /> ${t("puzzles-all")}</a>
      <span class="muted small">${t("puzzles-rating", { rating: shown(ratingOf(game)) })}</span>
    </div>
    <section class="learn-lesson">
      <h1>${day === null ? gameName(game) : t("puzzles-day")}</h1>
      <div class=${`learn-words ${over ? "finished" : state}`} ref=${words} tabindex="-1">
        <p class="learn-ask">${asks()}</p>
        ${over && html`<p>${explained()}</p>`}
        ${!over && steps.slice(0, hints).map((hint, index) => html`<p key=${index}>${hint}</p>`)}
        <div class="row">
          ${state === "missed" &&
          html`<button type="button" class="primary" onClick=${again}>${t("learn-try-again")}</button>`}
          ${!over &&
          hints < steps.length &&
          html`<button type="button" onClick=${hint}><${Icon} name="help" /> ${t("puzzles-hint")}</button>`}
          ${!over && html`<button type="button" class="quiet" onClick=${giveUp}>${t("puzzles-show")}</button>`}
          ${over &&
          day !== null &&
          html`<button type="button" onClick=${share}><${Icon} name="share" /> ${t("puzzles-share")}</button>
            <button type="button" onClick=${picture}><${Icon} name="share" /> ${t("puzzles-picture")}</button>`}
          ${over &&
          next &&
          html`<a class="button primary" href=${`/puzzles/${game}/${next}`}>
            ${t("puzzles-next")} <${Icon} name="next" />
          </a>`}
        </div>
      </div>
      <${Board} played=${played()} act=${act} />
    </section>
  </div>`;

  function asks() {
    if (state === "solved") return t("puzzles-solved");
    if (state === "missed") return t("puzzles-missed");
    if (state === "told") return t("puzzles-told");
    return question();
  }

  function question() {
    return t("puzzles-ask", { name: t(`players-${players[puzzle.grade]}-name`) });
  }

  /** What the search found, in words. */
  function explained() {
    const best = t("puzzles-best", { action: list(puzzle.answers.map(said), "disjunction"), gap: percent(puzzle.gap) });
    const lure = t("puzzles-lure", {
      name: t(`players-${players[puzzle.grade]}-name`),
      action: said(puzzle.lure),
      loss: percent(puzzle.loss),
    });
    return [best, lure, puzzle.why ? tell(puzzle.why, names) : ""].join(" ");
  }

  /** From what it isn't to what it may be. @returns {string[]} */
  function hintsFor() {
    const not = t("puzzles-hint-not", { action: said(puzzle.lure), loss: percent(puzzle.loss) });
    const one = t("puzzles-hint-few", { actions: list(few.map(said), "disjunction") });
    return [not, ...(puzzle.why ? [tell(puzzle.why, names)] : []), one];
  }

  function played() {
    const { view, hands, sheet } = position;
    const legal = over ? [] : view.legal;
    const rest = { about: [], open: false, goals: 1, met: 0, puzzle: true };
    return { ...rest, view: { ...view, legal }, hands, sheet, missed: state === "missed", finished: over };
  }

  /** @param {string} action */
  async function act(action) {
    const right = puzzle.answers.includes(action);
    setBoard(await puzzleBoard({ game, position: puzzle.position, actions: [action], words: [] }));
    finish(game, puzzle, right && state === "open" && hints === 0, day);
    end(right ? "solved" : "missed");
  }

  async function giveUp() {
    setBoard(await puzzleBoard({ game, position: puzzle.position, actions: [puzzle.answers[0]], words: [] }));
    finish(game, puzzle, false, day);
    end("told");
  }

  /** @param {State} how */
  function end(how) {
    setState(how);
    announce(t(`puzzles-${how}`));
    words.current?.focus();
  }

  function again() {
    setBoard(null);
    setState("open");
    // A second try doesn't count as the first.
    setHints(Math.max(hints, 1));
    announce(question());
  }

  function picture() {
    const solved = resultOf(game, id) === true;
    sharedResult({
      title: t("puzzles-day"),
      about: `${gameName(game)}, ${date(Date.now(), { dateStyle: "medium", timeZone: "UTC" })}`,
      result: t("puzzles-picture-day", { solved: String(solved) }),
      middle: solved ? "✓" : "–",
      rings: 3,
      lit: solved ? 3 : 1,
    });
  }

  function share() {
    const told = t("puzzles-day-share", {
      game: gameName(game),
      day: date(Date.now(), { dateStyle: "medium", timeZone: "UTC" }),
      solved: String(resultOf(game, id)),
    });
    shareText({ title: "Treetop", text: told, url: new URL("/puzzles", location.href).href });
  }

  function hint() {
    announce(steps[hints]);
    setHints(hints + 1);
  }
}

/** A puzzle, its board, and where to go from here. @param {string} game @param {string} id */
async function loaded(game, id) {
  const [puzzle, { ids, grades, players }] = await Promise.all([puzzleOf(game, id), shelfOf(game)]);
  if (!puzzle) throw new Error(id);
  const today = dayNumber();
  const day = ids[placeOf(today, ids.length)] === id ? today : null;
  const alike = ids.filter((one, place) => grades[place] === puzzle.grade && one !== id);
  const next = alike.find((one) => resultOf(game, one) === undefined) ?? null;
  const { position } = puzzle;
  const few = fewOf(puzzle, (await puzzleBoard({ game, position, actions: [], words: [] })).view.legal);
  const words = [...new Set([...puzzle.answers, puzzle.lure, ...few])];
  return { puzzle, players, day, next, few, start: await puzzleBoard({ game, position, actions: [], words }) };
}

/**
 * The answer among some other actions of its kind, in the order in which they are legal.
 * @param {import("./shelf.js").Puzzle} puzzle
 * @param {string[]} legal
 */
function fewOf({ answers, lure }, legal) {
  const verb = answers[0].split(" ")[0];
  const others = legal.filter((action) => !answers.includes(action) && action !== lure);
  const near = [...others.filter((action) => action.startsWith(verb)), ...others].slice(0, FEW - 1);
  return legal.filter((action) => action === answers[0] || near.includes(action));
}
