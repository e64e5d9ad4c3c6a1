import { Icon } from "../../components/icon.js";
import { html } from "../../html.js";
import { t } from "../../words.js";

/** Each point once, by game, with the rule it is about. @type {Record<string, Record<string, string>>} */
const POINTS = {
  arboretum: { "a-any": "A5", "a-example": "A11", "a-move": "A5", "a-two": "A14", "a-look": "A4", "a-names": "A1", "a-opening": "A3", "a-discards": "A7" },
  "tree-society": {
    "t-deck": "T1",
    "t-coins": "T5",
    "t-half": "T16",
    "t-both": "T16",
    "t-undo": "T21",
    "t-first": "T22",
    "t-row": "T10",
    "t-seen": "T4",
    "t-own": "T15",
    "t-giving": "T17",
    "t-reward": "T16",
    "t-onward": "T16",
    "t-rest": "T19",
    "t-standing": "T16",
    "t-partly": "T16",
    "t-shown": "T22",
  },
};

/** Where the printed rulebooks contradict each other or are silent, and how we read them. */
export function Differences() {
  return html`<div class="page learn-page">
    <a class="button quiet learn-back" href="/learn"><${Icon} name="back" /> ${t("learn-page")}</a>
    <h1>${t("learn-differences")}</h1>
    ${Object.entries(POINTS).map(
      ([game, points]) => html`<section key=${game} class="stack">
        <h2>${t(`learn-game-${game}`)}</h2>
        ${Object.entries(points).map(
          ([point, rule]) => html`<article key=${point} class="panel">
            <h3>${t(`learn-difference-${point}-title`)}</h3>
            <p>${t(`learn-difference-${point}-text`)} <a class="small" href=${`/learn/rules/${rule}`}>${t("learn-see-rule", { rule })}</a></p>
          </article>`,
        )}
      </section>`,
    )}
  </div>`;
}
