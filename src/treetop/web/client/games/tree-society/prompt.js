import { html } from "../../html.js";
import { say, t } from "../../words.js";
import { Fruit } from "./fruit.js";
import { GuildCard } from "./guild-card.js";

/**
 * What has to be chosen now and by whom, with what lies open for it and the choices that are nowhere else on the table.
 * @param {{
 *   view: any, offers: import("./actions.js").Offered[], actor?: string, onAct: (action: string) => void,
 *   onOpen: (card: string) => void
 * }} props
 *   `actor` is somebody else's name; the reader acts, if none is given
 */
export function Prompt({ view, offers, actor, onAct, onOpen }) {
  const { effect, fruit_action: fruitAction } = view;
  if (!effect && !fruitAction) return null;
  const inHand = effect?.price && effect.level === 1;
  return html`<section
    class="prompt"
    aria-label=${actor ? t("tree-society-other-effect", { name: actor }) : t("tree-society-table-prompt")}
  >
    ${effect &&
    html`<p>
      ${effectSentence(effect, view, actor)}${" "}
      ${effect.left > 1 &&
      html`<span class="muted">${t("tree-society-table-prompt-left", { count: effect.left })}</span>`}
    </p>`}
    ${effect?.waiting.map(
      (/** @type {any} */ one) =>
        html`<p key=${`${one.card} ${one.level}`} class="muted small">
          ${t("tree-society-table-prompt-waiting", { card: say(view.cards[one.card].name), text: stepWords(one) })}
        </p>`,
    )}
    ${!effect &&
    fruitAction &&
    html`<p class="fruit-now">
      <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#action-${fruitAction.action}`} /></svg>
      ${fruitSentence(fruitAction, actor)}
    </p>`}
    ${(inHand || effect?.revealed.length > 0) &&
    html`<div class="revealed">
      ${inHand &&
      html`<${GuildCard} key=${effect.card} view=${view} name=${effect.card} offers=${[]} onOpen=${onOpen} />`}
      ${effect.revealed.map((/** @type {string} */ card) =>
        view.fruit[card]
          ? html`<${Fruit} key=${card} name=${card} view=${view} offers=${offers} onAct=${onAct} onOpen=${onOpen} />`
          : html`<${GuildCard} key=${card} view=${view} name=${card} offers=${offers} onOpen=${onOpen} />`,
      )}
    </div>`}
  </section>`;
}

/** @param {any} effect */
function stepWords(effect) {
  return [effect.step, ...effect.then].map(say).join(" ");
}

/**
 * A card speaks to whoever uses it, so what it says to somebody else is quoted.
 * @param {any} effect
 * @param {any} view
 * @param {string} [actor]
 */
function effectSentence(effect, view, actor) {
  const card = say(view.cards[effect.card].name);
  const text = stepWords(effect);
  return actor
    ? t("tree-society-effect-of", { name: actor, card, text })
    : t("tree-society-effect", { kind: card, text });
}

/** @param {{ action: string, coins?: number }} fruitAction @param {string} [actor] */
function fruitSentence({ action, coins = 0 }, actor) {
  if (actor)
    return t("tree-society-fruit-action-of", { name: actor, action: t(`tree-society-action-${action}`, { coins }) });
  return t("tree-society-fruit-action", { text: t(`tree-society-action-${action}-text`, { coins }) });
}
