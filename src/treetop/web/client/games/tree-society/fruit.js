import { html } from "../../html.js";
import { say, t } from "../../words.js";

/**
 * A fruit card with its action, its leaf and the live price; a button when something can be done with it.
 * @param {{ name: string, facts: any, price: number, offers: import("./actions.js").Offered[], onAct: (action: string) => void }} props
 */
export function Fruit({ name, facts, price, offers, onAct }) {
  const worth = price + (facts.precious ? 1 : 0);
  const type = t(`tree-society-fruit-${facts.type}`);
  const action = t(`tree-society-action-${facts.action}`, { coins: facts.coins });
  const label = t("web-fruit", { fruit: type, price: worth, precious: facts.precious, action });
  const [offer] = offers;
  return html`<button
    type="button"
    class=${`fruit-card fruit-${facts.type}${offer ? " choosable" : ""}`}
    data-card=${name}
    aria-disabled=${!offer}
    onClick=${() => offer && onAct(offer.action)}
  >
    <span class="heard">${offer ? t("web-fruit-offer", { fruit: label, offer: say(offer.words) }) : label}</span>
    <svg class="fruit-picture" viewBox="0 0 100 100" aria-hidden="true"><use href=${`#fruit-${facts.type}`} /></svg>
    ${facts.precious && html`<svg class="fruit-leaf" viewBox="0 0 100 100" aria-hidden="true"><use href="#precious" /></svg>`}
    <span class="fruit-price" aria-hidden="true"><svg viewBox="0 0 100 100" aria-hidden="true"><use href="#coin" /></svg><span class="number">${worth}</span></span>
    <span class="fruit-action" aria-hidden="true"><svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#action-${facts.action}`} /></svg><span>${action}</span></span>
  </button>`;
}
