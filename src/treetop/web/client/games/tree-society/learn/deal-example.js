import { html } from "../../../html.js";
import { t } from "../../../words.js";
import { ByPlayers } from "../../../screens/learn/by-players.js";

const FACTS = new URL("../../../../kernel/tree-society-deal.json", import.meta.url);

/** Choose the number of players; see the fruit, the market, the coins. */
export function DealExample() {
  return html`<${ByPlayers} from=${FACTS} show=${dealt} />`;
}

/** @param {any} facts @param {string} seats */
function dealt(facts, seats) {
  const { fruit, market, start } = facts[seats];
  return html`<div role="status">
    <p class="learn-verdict">${t("tree-society-learn-example-fruit", { fruit, market })}</p>
    <ul class="small">
      ${start.map(
        (/** @type {any} */ { pouch, chest }, /** @type {number} */ seat) =>
          html`<li key=${seat}>
            ${t("tree-society-learn-example-start", { name: t("core-player", { seat: seat + 1 }), pouch, chest })}
          </li>`,
      )}
    </ul>
  </div>`;
}
