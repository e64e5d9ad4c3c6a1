import { html } from "../../html.js";
import { has, say, t } from "../../words.js";

/** The drawing that stands for a step. @type {Record<string, string>} */
const DRAWINGS = {
  coins: "pouch",
  chest: "chest",
  sale: "action-sell",
  take: "action-take",
  row: "action-row",
  build: "action-reduce",
  reduce: "action-reduce",
};

/** What a level does, in signs and few words, for cards too narrow for sentences. @param {{ facts: any }} props */
export function ShortEffect({ facts }) {
  return html`${facts.effect.map(
    (/** @type {any} */ step, /** @type {number} */ index) => html`<${Step} key=${index} step=${step} />`,
  )}
    ${facts.formula && html`<span>${say(facts.formula)}</span>`}`;
}

/** @param {{ step: import("../../service.js").Message }} props */
function Step({ step }) {
  const kind = step.id.replace("tree-society-step-", "");
  const drawing = kind.startsWith("on-") ? step.arguments?.to : DRAWINGS[kind];
  return html`<span class="short-step">
    ${drawing && html`<svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${drawing}`} /></svg>`}
    <span>${shortWords(kind, step)}</span>
  </span>`;
}

/**
 * The sentence itself, if it has no shorter form.
 * @param {string} kind
 * @param {import("../../service.js").Message} step
 */
function shortWords(kind, step) {
  const short = `tree-society-short-${kind}`;
  return has(short) ? t(short, step.arguments) : say(step);
}
