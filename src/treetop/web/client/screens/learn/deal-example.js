import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../words.js";

const FACTS = new URL("../../../kernel/arboretum.json", import.meta.url);
const RANKS = 8;

/** Choose the number of players; see the trees, the cards, the pile. */
export function DealExample() {
  const [facts, know] = useState(/** @type {any} */ (null));
  const [seats, choose] = useState("2");
  useEffect(() => {
    fetch(FACTS)
      .then((answer) => answer.json())
      .then(know);
  }, []);
  if (!facts) return null;
  const count = facts.species[seats];
  return html`<div class="learn-try">
    <div class="choices" role="group" aria-label=${t("learn-example")}>
      ${Object.keys(facts.species).map(
        (number) => html`<button key=${number} type="button" aria-pressed=${number === seats} onClick=${() => choose(number)}>${t("core-players", { count: Number(number) })}</button>`,
      )}
    </div>
    <div class="learn-trees" aria-hidden="true">
      ${facts.editions.renegade.map(
        (/** @type {string} */ code, /** @type {number} */ index) => html`<svg key=${code} class=${`species-${code} ${index < count ? "" : "faint"}`} viewBox="0 0 100 100"><use href=${`#species-${code}`} /></svg>`,
      )}
    </div>
    <p role="status">${t("learn-example-species", { count, cards: count * RANKS, pile: facts.pile[seats] })}</p>
  </div>`;
}
