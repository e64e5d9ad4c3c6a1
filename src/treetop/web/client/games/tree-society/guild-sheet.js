import { Dialog } from "../../components/dialog.js";
import { html } from "../../html.js";
import { say, t } from "../../words.js";
import { Emblems, KindMark, effectWords } from "./guild-card.js";

/**
 * A guild card read out in full, with what can be done with it.
 * @param {{ facts: any, level: number, offers: import("./actions.js").Offered[], onAct: (action: string) => void, onClose: () => void }} props
 */
export function GuildSheet({ facts, level, offers, onAct, onClose }) {
  return html`<${Dialog} title=${say(facts.name)} onClose=${onClose}>
    <p class=${`guild-sheet-guild guild-${facts.guild}`}><${Emblems} guild=${facts.guild} count=${facts.symbols} />${t(`tree-society-guild-${facts.guild}`)}</p>
    <div class="guild-sheet-body">
      <svg class=${`guild-sheet-house guild-${facts.guild}`} viewBox="0 0 120 168" aria-hidden="true"><use href=${`#house-${level}`} /></svg>
      <ol class="guild-sheet-floors" reversed>
        ${[3, 2, 1].map((floor) => {
          const one = facts.levels[floor - 1];
          return html`<li key=${floor} class=${`sheet-floor${floor <= level ? " lit" : ""}`}>
            <span class="sheet-floor-head"><strong>${t("web-guild-level", { level: floor })}</strong><span>${t("web-guild-cost", { count: one.cost })}</span><span class="number">${one.formula ? "" : t("core-points", { count: one.points })}</span></span>
            ${one.effect.length > 0 && html`<span><${KindMark} kind=${one.kind} />${one.kind === "standard" ? effectWords(one) : t("tree-society-effect", { kind: t(`tree-society-kind-${one.kind}`), text: effectWords(one) })}</span>`}
            ${one.formula && html`<span>${say(one.formula)}</span>`}
          </li>`;
        })}
      </ol>
    </div>
    <div class="stack">
      ${offers.map((one, index) => html`<button key=${one.action} type="button" autofocus=${index === 0} class=${one.verb === "build" ? "primary" : one.verb === "discard" ? "danger" : ""} onClick=${() => (onClose(), onAct(one.action))}>${say(one.words)}</button>`)}
    </div>
  <//>`;
}
