import { Icon } from "../../components/icon.js";
import { html } from "../../html.js";
import { t } from "../../words.js";

/** Each point once, by game. */
const POINTS = {
  arboretum: ["a-any", "a-example", "a-move", "a-two", "a-look", "a-names", "a-opening", "a-discards"],
  "tree-society": ["t-deck", "t-coins", "t-half", "t-both", "t-undo", "t-first", "t-row", "t-seen", "t-own", "t-giving"],
};

/** Where the printed rulebooks contradict each other or are silent, and how we read them. */
export function Differences() {
  return html`<div class="page learn-page">
    <a class="button quiet learn-back" href="/learn"><${Icon} name="back" /> ${t("learn-page")}</a>
    <h1>${t("learn-differences")}</h1>
    ${Object.entries(POINTS).map(
      ([game, points]) => html`<section key=${game} class="stack">
        <h2>${t(`learn-game-${game}`)}</h2>
        ${points.map(
          (point) => html`<article key=${point} class="panel">
            <h3>${t(`learn-difference-${point}-title`)}</h3>
            <p>${t(`learn-difference-${point}-text`)}</p>
          </article>`,
        )}
      </section>`,
    )}
  </div>`;
}
