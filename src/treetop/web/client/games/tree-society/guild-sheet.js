import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../../components/dialog.js";
import { html } from "../../html.js";
import { reason, ruleLink } from "../../refused.js";
import { say, t } from "../../words.js";
import { CardDrawing } from "./card-drawing.js";
import { Emblems, KindMark, effectWords } from "./guild-card.js";

/**
 * A guild card read out in full, with what can be done with it, or why its next level can't be built.
 * @param {{
 *   name: string, facts: any, level: number, offers: import("./actions.js").Offered[], onAct: (action: string) => void,
 *   onClose: () => void, whyNot?: (action: string) => Promise<unknown>
 * }} props
 */
export function GuildSheet({ name, facts, level, offers, onAct, onClose, whyNot }) {
  return html`<${Dialog} title=${say(facts.name)} onClose=${onClose}>
    <p class=${`guild-sheet-guild guild-${facts.guild}`}>
      <${CardDrawing} name=${name} guild=${facts.guild} />
      <${Emblems} guild=${facts.guild} count=${facts.symbols} />${t(`tree-society-guild-${facts.guild}`)}
    </p>
    <div class="guild-sheet-body">
      <svg class=${`guild-sheet-house guild-${facts.guild}`} viewBox="0 0 120 168" aria-hidden="true">
        <use href=${`#house-${level}`} />
      </svg>
      <ol class="guild-sheet-floors" reversed>
        ${[3, 2, 1].map((floor) => {
          const one = facts.levels[floor - 1];
          return html`<li key=${floor} class=${`sheet-floor${floor <= level ? " lit" : ""}`}>
            <span class="sheet-floor-head">
              <strong>${t("tree-society-table-guild-level", { level: floor })}</strong>
              <span>${t("tree-society-table-guild-cost", { count: one.cost })}</span>
              <span class="number">${one.formula ? "" : t("core-points", { count: one.points })}</span>
            </span>
            ${one.effect.length > 0 &&
            html`<span>
              <${KindMark} kind=${one.kind} />
              ${one.kind === "standard"
                ? effectWords(one)
                : t("tree-society-effect", { kind: t(`tree-society-kind-${one.kind}`), text: effectWords(one) })}
            </span>`}
            ${one.formula && html`<span>${say(one.formula)}</span>`}
          </li>`;
        })}
      </ol>
    </div>
    <div class="stack">
      ${whyNot &&
      level < 3 &&
      !offers.some((one) => one.verb === "build") &&
      html`<${WhyNot} ask=${() => whyNot(`build ${name} ${level + 1}`)} />`}
      ${offers.map(
        (one, index) =>
          html`<button
            key=${one.action}
            type="button"
            autofocus=${index === 0}
            class=${one.verb === "build" ? "primary" : one.verb === "discard" ? "danger" : ""}
            onClick=${() => (onClose(), onAct(one.action))}
          >
            ${say(one.words)}
          </button>`,
      )}
    </div>
  <//>`;
}

/** The answer of the rules, and the rule that says so. @param {{ ask: () => Promise<unknown> }} props */
function WhyNot({ ask }) {
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  useEffect(() => void ask().then(setProblem), []);
  const link = ruleLink(problem);
  return problem
    ? html`<p class="why-not refusal">${reason(problem)} ${link && html`<a href=${link.href}>${link.text}</a>`}</p>`
    : null;
}
