import { Icon } from "../../components/icon.js";
import { gameName, useGamesWith, usePart } from "../../games.js";
import { html } from "../../html.js";
import { t } from "../../words.js";

/** Where the printed rulebooks contradict each other or are silent, and how we read them. */
export function Differences() {
  return html`<div class="page learn-page">
    <a class="button quiet learn-back" href="/learn"><${Icon} name="back" /> ${t("learn-page")}</a>
    <h1>${t("learn-differences")}</h1>
    ${useGamesWith("rules").map(({ name }) => html`<${GameDifferences} key=${name} game=${name} />`)}
  </div>`;
}

/** @param {{ game: string }} props */
function GameDifferences({ game }) {
  const { part: book } = usePart(game, "rules");
  return html`<section class="stack">
    <h2>${gameName(game)}</h2>
    ${Object.entries(book?.differences ?? {}).map(
      ([point, rule]) => html`<article key=${point} class="panel">
        <h3>${t(`${game}-learn-difference-${point}-title`)}</h3>
        <p>
          ${t(`${game}-learn-difference-${point}-text`)}${" "}
          <a class="small" href=${`/learn/rules/${rule}`}>${t("learn-see-rule", { rule })}</a>
        </p>
      </article>`,
    )}
  </section>`;
}
