import { useEffect, useState } from "preact/hooks";
import { html } from "../../../html.js";
import { ask } from "../../../kernel/kernel.js";
import { say, t } from "../../../words.js";

/** @typedef {import("../pad/decks.js").Deck} Deck */

const LEAST_COST = 3;

/**
 * Which row a card lies in, and whether it is made cheaper; the kernel says what it costs.
 * @param {{ deck: Deck }} props
 */
export function CostExample({ deck }) {
  const [upper, setUpper] = useState(true);
  const [reduced, setReduced] = useState(false);
  const [cost, setCost] = useState(/** @type {number | null} */ (null));
  const card = Math.max(
    0,
    deck.keys.findIndex((_, number) => deck.plain.cost[number * 3] >= LEAST_COST),
  );
  useEffect(() => {
    ask("treetop.web.tree_society.examples", "cost", { deck, card, level: 1, upper, reduced }).then(setCost);
  }, [deck, card, upper, reduced]);
  return html`<div class="learn-try">
    <p>
      <strong>
        ${say(deck.cards[deck.keys[card]].name)}
      </strong>
      ${" · "}${t("tree-society-table-guild-level", { level: 1 })}
      ${" · "}${t("tree-society-table-guild-cost", { count: deck.plain.cost[card * 3] })}
    </p>
    <div class="choices" role="group" aria-label=${t("learn-example")}>
      <button type="button" aria-pressed=${upper} onClick=${() => setUpper(!upper)}>
        ${t("tree-society-table-market-upper")}
      </button>
      <button type="button" aria-pressed=${reduced} onClick=${() => setReduced(!reduced)}>
        ${t("tree-society-action-reduce")}
      </button>
    </div>
    ${cost !== null &&
    html`<p role="status" class="learn-verdict">${t("tree-society-learn-example-cost", { count: cost })}</p>`}
  </div>`;
}
