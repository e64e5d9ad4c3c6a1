import { html } from "../../html.js";
import { t } from "../../words.js";
import { offeredFor } from "./actions.js";
import { Coins } from "./coins.js";
import { Fruit } from "./fruit.js";
import { GuildCard } from "./guild-card.js";
import { Symbols } from "./symbols.js";

/**
 * One player's board: coins, fruit, the three ongoing houses, what is completed and sold.
 * @param {{ view: any, seat: number, name: string, offers: import("./actions.js").Offered[], onAct: (action: string) => void, onOpen: (card: string) => void }} props
 */
export function Board({ view, seat, name, offers, onAct, onOpen }) {
  const own = view.seats[seat - 1];
  return html`<section class="board" aria-label=${name}>
    <div class="board-head">
      <${Coins} pouch=${own.pouch} chest=${own.chest} />
      <${Symbols} seat=${own} needed=${view.end_symbols} />
      ${own.points !== null && html`<span class="points-now"><span class="number">${own.points}</span> ${t("web-points", { count: own.points })}</span>`}
    </div>
    <div class="unsold" role="group" aria-label=${t("web-fruit-unsold")}>
      ${own.unsold.length === 0 && html`<p class="muted small">${t("web-fruit-none")}</p>`}
      ${own.unsold.map((/** @type {string} */ fruit) => html`<${Fruit} key=${fruit} name=${fruit} facts=${view.fruit[fruit]} price=${view.prices[view.fruit[fruit].type]} offers=${offeredFor(offers, fruit)} onAct=${onAct} />`)}
    </div>
    <div class="ongoing" role="group" aria-label=${t("web-guild-ongoing")}>
      ${own.ongoing.map((/** @type {any} */ item, /** @type {number} */ place) =>
        item
          ? html`<${GuildCard} key=${item.card} name=${item.card} facts=${view.cards[item.card]} level=${item.level} asked=${view.phase === "effect"} offers=${offeredFor(offers, item.card)} onOpen=${() => onOpen(item.card)} />`
          : html`<span key=${place} class="guild-card empty"><svg viewBox="0 0 100 100" aria-hidden="true"><use href="#tree-token" /></svg></span>`,
      )}
    </div>
    <div class="done">
      ${own.completed.map((/** @type {string} */ card) => html`<button key=${card} type="button" class=${`done-card guild-${view.cards[card].guild}`} onClick=${() => onOpen(card)}><svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#guild-${view.cards[card].guild}`} /></svg><${CardName} facts=${view.cards[card]} /></button>`)}
      <span class="muted small">${t("web-fruit-sold", { count: own.sold_count })}</span>
    </div>
  </section>`;
}

/** @param {{ facts: any }} props */
function CardName({ facts }) {
  return html`<span>${t(facts.name.id, facts.name.arguments)}</span>`;
}
