import { html } from "../../html.js";
import { t } from "../../words.js";
import { Coins } from "./coins.js";
import { Explained } from "./explained.js";
import { Fruit } from "./fruit.js";
import { GuildCard } from "./guild-card.js";
import { Symbols } from "./symbols.js";

/** @typedef {import("./actions.js").Offered} Offered */
/**
 * What one can do at a board: act, read a card, ask what a sign means.
 * @typedef {{
 *   view: any, seat: number, offers: Offered[], onAct: (action: string) => void, onOpen: (card: string) => void,
 *   onExplain?: (sign: string) => void
 * }} BoardProps
 */

/** One player's whole board. @param {BoardProps & { name: string }} props */
export function Board({ name, ...board }) {
  return html`<section class="board" aria-label=${name}>
    <${BoardHead} ...${board} />
    <${Unsold} ...${board} />
    <${Ongoing} ...${board} />
    <${Done} ...${board} />
  </section>`;
}

/** Coins, symbols, points. @param {BoardProps} props */
export function BoardHead({ view, seat, onExplain }) {
  const own = view.seats[seat - 1];
  return html`<div class="board-head">
    <${Coins} pouch=${own.pouch} chest=${own.chest} onExplain=${onExplain} />
    <${Symbols} seat=${own} needed=${view.end_symbols} onExplain=${onExplain} />
    ${own.points !== null &&
    html`<${Explained} sign="points" kind="points-now" onExplain=${onExplain}>
      <span class="number">${own.points}</span> ${t("tree-society-table-points", { count: own.points })}
    <//>`}
  </div>`;
}

/** The fruit that can be sold. @param {BoardProps} props */
export function Unsold({ view, seat, offers, onAct, onOpen }) {
  const { unsold } = view.seats[seat - 1];
  return html`<div class="unsold" role="group" aria-label=${t("tree-society-table-fruit-unsold")}>
    ${unsold.length === 0 && html`<p class="muted small">${t("tree-society-table-fruit-none")}</p>`}
    ${unsold.map(
      (/** @type {string} */ fruit) =>
        html`<${Fruit} key=${fruit} name=${fruit} view=${view} offers=${offers} onAct=${onAct} onOpen=${onOpen} />`,
    )}
  </div>`;
}

/** The cards that are being built. @param {BoardProps} props */
export function Ongoing({ view, seat, offers, onOpen }) {
  return html`<div class="ongoing" role="group" aria-label=${t("tree-society-table-guild-ongoing")}>
    ${view.seats[seat - 1].ongoing.map((/** @type {any} */ item, /** @type {number} */ place) =>
      item
        ? html`<${GuildCard}
          key=${item.card}
          view=${view}
          name=${item.card}
          level=${item.level}
          offers=${offers}
          onOpen=${onOpen}
        />`
        : html`<span key=${place} class="guild-card empty">
          <svg viewBox="0 0 100 100" aria-hidden="true"><use href="#tree-token" /></svg>
        </span>`,
    )}
  </div>`;
}

/** What is completed and sold. @param {BoardProps} props */
export function Done({ view, seat, onOpen, onExplain }) {
  const own = view.seats[seat - 1];
  return html`<div class="done">
    ${own.completed.map(
      (/** @type {string} */ card) =>
        html`<button
          key=${card}
          type="button"
          class=${`done-card guild-${view.cards[card].guild}`}
          onClick=${() => onOpen(card)}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#guild-${view.cards[card].guild}`} /></svg>
          <${CardName} facts=${view.cards[card]} />
        </button>`,
    )}
    <${Explained} sign="sold" kind="muted small" onExplain=${onExplain}>
      ${t("tree-society-table-fruit-sold", { count: own.sold_count })}
    <//>
  </div>`;
}

/** @param {{ facts: any }} props */
function CardName({ facts }) {
  return html`<span>${t(facts.name.id, facts.name.arguments)}</span>`;
}
