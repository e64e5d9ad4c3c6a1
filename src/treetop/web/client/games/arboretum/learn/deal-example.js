import { html } from "../../../html.js";
import { t } from "../../../words.js";
import { ByPlayers } from "../../../screens/learn/by-players.js";
import { FACTS } from "../index.js";

const RANKS = 8;

/** Choose the number of players; see the trees, the cards, the pile. */
export function DealExample() {
  return html`<${ByPlayers} from=${FACTS} show=${dealt} />`;
}

/** @param {any} facts @param {string} seats */
function dealt(facts, seats) {
  const count = facts.species[seats];
  return html`<div class="learn-trees" aria-hidden="true">
    ${facts.editions.renegade.map(
      (/** @type {string} */ code, /** @type {number} */ index) =>
        html`<svg key=${code} class=${`species-${code} ${index < count ? "" : "faint"}`} viewBox="0 0 100 100">
          <use href=${`#species-${code}`} />
        </svg>`,
    )}
  </div>
    <p role="status">
      ${t("arboretum-learn-example-species", { count, cards: count * RANKS, pile: facts.pile[seats] })}
    </p>`;
}
