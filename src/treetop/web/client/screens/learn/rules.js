import { useEffect } from "preact/hooks";
import { Icon } from "../../components/icon.js";
import { html } from "../../html.js";
import { t } from "../../words.js";
import { RULES } from "./rulebook.js";
import { Example } from "./example.js";

/** The rules of a game in our own words; `wanted` is a game or a rule (`A5`). @param {{ wanted: string }} props */
export function RulesScreen({ wanted }) {
  const game = gameOf(wanted);
  useEffect(() => {
    const found = document.getElementById(`rule-${wanted}`);
    found?.scrollIntoView({ block: "start" });
    found?.focus({ preventScroll: true });
  }, [wanted]);
  return html`<div class="page learn-page">
    <div class="spread">
      <a class="button quiet" href="/learn"><${Icon} name="back" /> ${t("learn-page")}</a>
      <a href="/learn/differences">${t("learn-differences")}</a>
    </div>
    <h1>${t(`learn-game-${game}`)}</h1>
    ${RULES[game].map(
      ({ section, rules }) => html`<section key=${section} class="stack" aria-labelledby=${`section-${section}`}>
        <h2 id=${`section-${section}`}>${t(`learn-section-${section}`)}</h2>
        ${rules.map((rule) => html`<${Rule} key=${rule.number} game=${game} rule=${rule} wanted=${rule.number === wanted} />`)}
      </section>`,
    )}
  </div>`;
}

/** @param {string} wanted */
function gameOf(wanted) {
  if (wanted in RULES) return wanted;
  return wanted.startsWith("T") ? "tree-society" : "arboretum";
}

/** @param {{ game: string, rule: import("./rulebook.js").Rule, wanted: boolean }} props */
function Rule({ game, rule, wanted }) {
  const id = rule.number.toLowerCase();
  return html`<article id=${`rule-${rule.number}`} tabindex="-1" class=${`panel learn-rule ${wanted ? "wanted" : ""}`}>
    <h3><span class="learn-rule-number">${rule.number}</span> ${t(`learn-rule-${id}-title`)}</h3>
    <p>${t(`learn-rule-${id}-text`)}</p>
    <${Example} game=${game} rule=${rule} />
  </article>`;
}
