import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../components/icon.js";
import { gameName, useGamesWith } from "../../games.js";
import { html } from "../../html.js";
import { load, say, t } from "../../words.js";
import { GameGoal } from "./goal.js";
import { lessonsOf } from "./lessons.js";
import { isFinished } from "./progress.js";

/** The games: their lessons with what is done, their rules. */
export function Overview() {
  const games = useGamesWith("lesson");
  return html`<div class="page learn-page">
    <h1>${t("learn-page")}</h1>
    <p class="learn-lead">${t("learn-lead")}</p>
    <div class="learn-games">${games.map(({ name }) => html`<${Game} key=${name} game=${name} />`)}</div>
    <p><a href="/learn/differences">${t("learn-differences")}</a></p>
  </div>`;
}

/** @param {{ game: string }} props */
function Game({ game }) {
  const [lessons, setLessons] = useState(/** @type {import("./lessons.js").Summary[] | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([lessonsOf(game), load(game, `${game}-learn`)]).then(
      ([found]) => setLessons(found),
      () => setFailed(true),
    );
  }, [game]);
  const done = lessons?.filter(({ name }) => isFinished(game, name)).length ?? 0;
  return html`<section class="panel stack" aria-labelledby=${`learn-${game}`}>
    <div class="spread">
      <h2 id=${`learn-${game}`}>${gameName(game)}</h2>
      <a class="button" href=${`/learn/rules/${game}`}><${Icon} name="learn" /> ${t("learn-rules")}</a>
    </div>
    ${failed && html`<p class="muted">${t("learn-offline")}</p>`}
    ${lessons &&
    html`<${GameGoal} game=${game} />
      <h3>
        ${t("learn-lessons")} <span class="muted small">${t("learn-progress", { done, count: lessons.length })}</span>
      </h3>
      <ol class="learn-list">
        ${lessons.map(
          ({ name, title }, index) => html`<li key=${name}>
            <a href=${`/learn/lessons/${game}/${name}`}>
              <span class="number learn-number">${index + 1}</span>
              <span>${say(title)}</span>
              ${isFinished(game, name) &&
              html`<span class="learn-done">
                <${Icon} name="check" /><span class="heard">${t("learn-lesson-done")}</span>
              </span>`}
            </a>
          </li>`,
        )}
      </ol>`}
  </section>`;
}
