import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../announcer.js";
import { Icon } from "../../components/icon.js";
import { partOf, usePart } from "../../games.js";
import { html } from "../../html.js";
import { say, t } from "../../words.js";
import { GameGoal } from "./goal.js";
import { lessonsOf, play } from "./lessons.js";
import { finish } from "./progress.js";

/** One lesson on its own screen. @param {{ game: string, name: string }} props */
export function LessonScreen({ game, name }) {
  const [lessons, setLessons] = useState(/** @type {import("./lessons.js").Summary[]} */ ([]));
  useEffect(() => {
    lessonsOf(game).then(setLessons, () => {});
  }, [game]);
  const index = lessons.findIndex((lesson) => lesson.name === name);
  const next = lessons[index + 1];
  return html`<div class="page learn-page">
    <div class="spread">
      <a class="button quiet" href="/learn"><${Icon} name="back" /> ${t("learn-all")}</a>
      ${index >= 0 &&
      html`<span class="muted small">${t("learn-lesson-number", { number: index + 1, count: lessons.length })}</span>`}
    </div>
    <${Lesson}
      key=${name}
      game=${game}
      name=${name}
      first=${index === 0}
      next=${next ? `/learn/lessons/${game}/${next.name}` : null}
    />
  </div>`;
}

/**
 * A position, what it asks for, what came of it; it can be repeated as often as one likes.
 * @param {{
 *   game: string, name: string, next?: string | null, small?: boolean, first?: boolean
 * }} props the `first` lesson says what the game is about
 */
export function Lesson({ game, name, next, small = false, first = false }) {
  const [played, setPlayed] = useState(/** @type {import("./lessons.js").Played | null} */ (null));
  const [actions, setActions] = useState(/** @type {string[]} */ ([]));
  const { part: Board, failed: boardFailed } = usePart(game, "lesson");
  const [failed, setFailed] = useState(false);
  const words = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    go([]);
  }, [game, name]);
  if (failed || boardFailed) return html`<p class="message">${t("learn-offline")}</p>`;
  if (!played || !Board) return null;
  return html`<section class="learn-lesson">
    ${first && html`<${GameGoal} game=${game} />`}
    ${small ? null : html`<h1>${say(played.title)}</h1>`}
    <div
      class=${`learn-words ${played.missed ? "missed" : played.finished ? "finished" : ""}`}
      ref=${words}
      tabindex="-1"
    >
      <p>
        ${say(played.reply)}${" "}
        ${!small &&
        html`<a class="small" href=${`/learn/rules/${played.illegal ?? played.rule}`}>
          ${t("learn-see-rule", { rule: played.illegal ?? played.rule })}
        </a>`}
      </p>
      ${!played.missed && played.asks && html`<p class="learn-ask">${say(played.asks)}</p>`}
      <div class="row">
        ${played.missed &&
        html`<button type="button" class="primary" onClick=${() => go(actions.slice(0, played.met))}>
          ${t("learn-try-again")}
        </button>`}
        ${played.finished &&
        next &&
        html`<a class="button primary" href=${next}>${t("learn-next")} <${Icon} name="next" /></a>`}
        ${played.finished &&
        next === null &&
        html`<p>${t("learn-last")}</p><a class="button primary" href="/">${t("learn-to-table")}</a>`}
        ${played.finished &&
        html`<button type="button" onClick=${() => go([])}><${Icon} name="replay" /> ${t("learn-again")}</button>`}
      </div>
    </div>
    <${Board} played=${played} act=${(/** @type {string} */ action) => go([...actions, action])} />
  </section>`;

  /** @param {string[]} done */
  async function go(done) {
    try {
      // What is announced needs the game's words, which come with its board.
      const [answer] = await Promise.all([play(game, name, done), partOf(game, "lesson")]);
      setActions(done);
      setPlayed(answer);
      announce([say(answer.reply), answer.missed || !answer.asks ? "" : say(answer.asks)].join(" "));
      if (done.length) words.current?.focus({ preventScroll: false });
      if (answer.finished) finish(game, name);
    } catch {
      setFailed(true);
    }
  }
}
