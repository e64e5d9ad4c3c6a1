import { useState } from "preact/hooks";
import { html } from "../../../html.js";
import { t } from "../../../words.js";

/** @typedef {import("../pad/decks.js").Deck} Deck */

const NEEDED = 4;

/** Which four guilds are shuffled together. @param {{ deck: Deck }} props */
export function GuildsExample({ deck }) {
  const guilds = [...new Set(Object.values(deck.cards).map(({ guild }) => guild))];
  const [chosen, setChosen] = useState(guilds.slice(0, NEEDED));
  const cards = Object.values(deck.cards).filter(({ guild }) => chosen.includes(guild)).length;
  return html`<div class="learn-try">
    <div class="choices" role="group" aria-label=${t("learn-example")}>
      ${guilds.map((guild) => {
        const on = chosen.includes(guild);
        return html`<button
          key=${guild}
          type="button"
          aria-pressed=${on}
          disabled=${!on && chosen.length === NEEDED}
          onClick=${() => setChosen(on ? chosen.filter((one) => one !== guild) : [...chosen, guild])}
        >
          ${t(`tree-society-guild-${guild}`)}
        </button>`;
      })}
    </div>
    <p role="status" class="learn-verdict">
      ${t("tree-society-learn-example-guilds", { count: chosen.length, needed: NEEDED, cards })}
    </p>
  </div>`;
}
