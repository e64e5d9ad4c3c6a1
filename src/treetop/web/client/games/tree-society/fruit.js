import { html } from "../../html.js";
import { say, t } from "../../words.js";
import { offeredFor } from "./actions.js";
import { Price } from "./price.js";

/**
 * A fruit card with its action, its leaf and the live price. A tap does what can be done with it; otherwise it tells
 * what the card is.
 * @param {{
 *   name: string, view: any, offers: import("./actions.js").Offered[], chosen?: boolean,
 *   onAct: (action: string) => void, onOpen: (card: string) => void
 * }} props
 */
export function Fruit({ name, view, offers, chosen = false, onAct, onOpen }) {
  const facts = view.fruit[name];
  const { worth, type, action } = fruitWords(facts, view);
  const label = t("tree-society-table-fruit", { fruit: type, price: worth, precious: facts.precious, action });
  const [offer] = offeredFor(offers, name);
  return html`<button
    type="button"
    class=${`fruit-card fruit-${facts.type}${offer ? " choosable" : ""}`}
    data-card=${name}
    aria-pressed=${chosen ? true : undefined}
    aria-haspopup=${offer ? undefined : "dialog"}
    onClick=${() => (offer ? onAct(offer.action) : onOpen(name))}
  >
    <span class="heard">
      ${offer ? t("tree-society-table-fruit-offer", { fruit: label, offer: say(offer.words) }) : label}
    </span>
    <svg class="fruit-picture" viewBox="0 0 100 100" aria-hidden="true"><use href=${`#fruit-${facts.type}`} /></svg>
    ${facts.precious &&
    html`<svg class="fruit-leaf" viewBox="0 0 100 100" aria-hidden="true"><use href="#precious" /></svg>`}
    <${Price} coins=${worth} />
    <span class="fruit-action" aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#action-${facts.action}`} /></svg>
      <span>${action}</span>
    </span>
  </button>`;
}

/** What a fruit is called, brings now and does. @param {any} facts @param {any} view */
export function fruitWords(facts, view) {
  return {
    worth: view.prices[facts.type] + (facts.precious ? 1 : 0),
    type: t(`tree-society-fruit-${facts.type}`),
    action: t(`tree-society-action-${facts.action}`, { coins: facts.coins }),
  };
}
