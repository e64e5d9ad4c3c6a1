import { html } from "../../html.js";
import { say, t } from "../../words.js";
import { offeredFor } from "./actions.js";
import { Explained } from "./explained.js";
import { Fruit } from "./fruit.js";
import { GuildCard } from "./guild-card.js";

/**
 * Two rows of guild cards and the fruit stalls.
 * @param {{
 *   view: any, offers: import("./actions.js").Offered[], held?: string | null, onAct: (action: string) => void,
 *   onOpen: (card: string) => void, onExplain?: (sign: string) => void
 * }} props
 */
export function Market({ view, offers, held = null, onAct, onOpen, onExplain }) {
  return html`<section class="market" aria-label=${t("tree-society-table-market")}>
    ${["upper", "lower"].map((row) => {
      const [sweep] = offeredFor(offers, row);
      const name = t(`tree-society-table-market-${row}`);
      return html`<div key=${row} class=${`market-row ${row}`} role="group" aria-label=${name}>
        <${Explained} sign=${row} kind="market-row-name muted small" onExplain=${onExplain}>
          ${name}
        <//>
        ${view.guild_market[row].map((/** @type {string | null} */ card, /** @type {number} */ place) =>
          card
            ? html`<${GuildCard} key=${card} view=${view} name=${card} offers=${offers} onOpen=${onOpen} />`
            : html`<span key=${place} class="guild-card empty"></span>`,
        )}
        ${sweep &&
        html`<button type="button" class="sweep" onClick=${() => onAct(sweep.action)}>${say(sweep.words)}</button>`}
      </div>`;
    })}
    <div class="fruit-row" role="group" aria-label=${t("tree-society-table-market-fruit")}>
      ${view.fruit_market.map((/** @type {string | null} */ fruit, /** @type {number} */ place) =>
        fruit
          ? html`<${Fruit}
            key=${fruit}
            name=${fruit}
            view=${view}
            offers=${offers}
            chosen=${offeredFor(offers, fruit).some((one) => one.action === held)}
            onAct=${onAct}
            onOpen=${onOpen}
          />`
          : html`<span key=${place} class="fruit-card empty"></span>`,
      )}
      <span class="decks muted small">
        ${t("tree-society-table-market-decks", { guild: view.guild_deck, fruit: view.fruit_deck })}
      </span>
    </div>
  </section>`;
}
