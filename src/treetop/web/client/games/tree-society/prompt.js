import { html } from "../../html.js";
import { say, t } from "../../words.js";
import { offeredFor } from "./actions.js";
import { Fruit } from "./fruit.js";
import { GuildCard } from "./guild-card.js";

/**
 * What has to be chosen now, with what lies open for it and the choices that are nowhere else on the table.
 * @param {{ view: any, offers: import("./actions.js").Offered[], onAct: (action: string) => void, onOpen: (card: string) => void }} props
 */
export function Prompt({ view, offers, onAct, onOpen }) {
  const { effect, fruit_action: fruitAction } = view;
  if (!effect && !fruitAction) return null;
  const inHand = effect?.price && effect.level === 1;
  return html`<section class="prompt" aria-label=${t("web-prompt")}>
    ${effect && html`<p>${t("tree-society-effect", { kind: say(view.cards[effect.card].name), text: [effect.step, ...effect.then].map(say).join(" ") })} ${effect.left > 1 && html`<span class="muted">${t("web-prompt-left", { count: effect.left })}</span>`}</p>`}
    ${effect?.waiting.map((/** @type {any} */ one) => html`<p key=${`${one.card} ${one.level}`} class="muted small">${t("web-prompt-waiting", { card: say(view.cards[one.card].name), text: [one.step, ...one.then].map(say).join(" ") })}</p>`)}
    ${!effect && fruitAction && html`<p class="fruit-now"><svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#action-${fruitAction.action}`} /></svg>${t(`tree-society-action-${fruitAction.action}-text`, { coins: fruitAction.coins ?? 0 })}</p>`}
    ${(inHand || effect?.revealed.length > 0) &&
    html`<div class="revealed">
      ${inHand && html`<${GuildCard} key=${effect.card} name=${effect.card} facts=${view.cards[effect.card]} offers=${[]} onOpen=${() => onOpen(effect.card)} />`}
      ${effect.revealed.map((/** @type {string} */ card) =>
        view.fruit[card]
          ? html`<${Fruit} key=${card} name=${card} facts=${view.fruit[card]} price=${view.prices[view.fruit[card].type]} offers=${offeredFor(offers, card)} onAct=${onAct} />`
          : html`<${GuildCard} key=${card} name=${card} facts=${view.cards[card]} asked=${view.phase === "effect"} offers=${offeredFor(offers, card)} onOpen=${() => onOpen(card)} />`,
      )}
    </div>`}
  </section>`;
}
