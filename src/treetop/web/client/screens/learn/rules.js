import { useEffect } from "preact/hooks";
import { Icon } from "../../components/icon.js";
import { LoadFailed } from "../../components/load-failed.js";
import { Skeleton } from "../../components/skeleton.js";
import { OWN_MODULES, gameName, useGamesWith, usePart } from "../../games.js";
import { html } from "../../html.js";
import { t } from "../../words.js";
import Lost from "../lost.js";
import { Example } from "./example.js";

/**
 * Beside a rule stands a lesson of the game, or an example with what it is given.
 * @typedef {{ number: string, lesson?: string, example?: any, given?: object }} Rule
 */
/** @typedef {{ section: string, rules: Rule[] }} Section */

/** The rules of a game in our own words; `wanted` is a game or a rule (`A5`). @param {{ wanted: string }} props */
export function RulesScreen({ wanted }) {
  const games = useGamesWith("rules");
  const game = games.find(({ name, module }) => wanted === name || wanted.startsWith(module.rules?.prefix))?.name;
  const { part: book, failed } = usePart(game, "rules");
  useEffect(() => {
    const found = document.getElementById(`rule-${wanted}`);
    found?.scrollIntoView({ block: "start" });
    found?.focus({ preventScroll: true });
  }, [wanted, book]);
  if (failed) return html`<${LoadFailed} />`;
  if (games.length === 0 && OWN_MODULES.length > 0) return html`<${Skeleton} />`;
  if (!game) return html`<${Lost} />`;
  if (!book) return html`<${Skeleton} />`;
  return html`<div class="page learn-page">
    <div class="spread">
      <a class="button quiet" href="/learn"><${Icon} name="back" /> ${t("learn-page")}</a>
      <a href="/learn/differences">${t("learn-differences")}</a>
    </div>
    <h1>${gameName(game)}</h1>
    ${book.sections.map(
      (/** @type {Section} */ { section, rules }) => html`<section
        key=${section}
        class="stack"
        aria-labelledby=${`section-${section}`}
      >
        <h2 id=${`section-${section}`}>${t(`${game}-learn-section-${section}`)}</h2>
        ${rules.map(
          (rule) =>
            html`<${RuleArticle} key=${rule.number} game=${game} rule=${rule} wanted=${rule.number === wanted} />`,
        )}
      </section>`,
    )}
  </div>`;
}

/** @param {{ game: string, rule: Rule, wanted: boolean }} props */
function RuleArticle({ game, rule, wanted }) {
  const words = `${game}-learn-rule-${rule.number.toLowerCase()}`;
  const look = `panel learn-rule ${wanted ? "wanted" : ""}`;
  return html`<article id=${`rule-${rule.number}`} tabindex="-1" class=${look}>
    <h3><span class="learn-rule-number">${rule.number}</span> ${t(`${words}-title`)}</h3>
    <p>${t(`${words}-text`)}</p>
    <${Example} game=${game} rule=${rule} />
  </article>`;
}
