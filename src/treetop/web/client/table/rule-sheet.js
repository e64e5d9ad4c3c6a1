import { useEffect, useRef } from "preact/hooks";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { useAnswer } from "../use-answer.js";
import { load, t } from "../words.js";

/**
 * The rule that matters now, the ways to the others, and what the signs on the table mean.
 * @param {{ game: string, rule: string, onClose: () => void, children?: any }} props
 */
export function RuleSheet({ game, rule, onClose, children }) {
  const { answer } = useAnswer(() => load("learn", `${game}-learn`).then(() => true), [game]);
  if (!answer) return null;
  const words = `${game}-learn-rule-${rule.toLowerCase()}`;
  return html`<${Dialog} title=${t("web-table-rules")} onClose=${onClose}>
    <section class="rule-now">
      <h3>${t(`${words}-title`)}</h3>
      <p>${t(`${words}-text`)}</p>
    </section>
    <div class="row">
      <a class="button" href=${`/learn/rules/${rule}`}><${Icon} name="learn" />${t("web-table-rules-all")}</a>
      <a class="button quiet" href="/learn">${t("learn-all")}</a>
    </div>
    ${children}
  <//>`;
}

/**
 * One sign: what it looks like, what it is called, what it means.
 * @param {{ name: string, text: string, rule: string, picture: any, wanted?: boolean }} props
 */
export function Sign({ name, text, rule, picture, wanted = false }) {
  const here = useRef(/** @type {HTMLDivElement | null} */ (null));
  // Once the dialog is open: nothing scrolls in a closed one.
  useEffect(
    () => void (wanted && requestAnimationFrame(() => here.current?.scrollIntoView({ block: "center" }))),
    [wanted],
  );
  return html`<div ref=${here} class=${`sign${wanted ? " wanted" : ""}`}>
    <span class="sign-picture" aria-hidden="true">${picture}</span>
    <dt>${name}</dt>
    <dd>${text} <a class="small" href=${`/learn/rules/${rule}`}>${t("web-rule", { rule })}</a></dd>
  </div>`;
}
