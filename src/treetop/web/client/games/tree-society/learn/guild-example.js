import { useState } from "preact/hooks";
import { CardDrawing } from "../card-drawing.js";
import { Emblems, effectWords } from "../guild-card.js";
import { html } from "../../../html.js";
import { say, t } from "../../../words.js";

/** @typedef {import("../pad/decks.js").Deck} Deck */

const GUILDS = ["architects", "bankers", "merchants", "writers", "botanists", "explorers"];

/** Choose a guild, then one of its cards, then how high its tree stands. @param {{ deck: Deck }} props */
export function GuildExample({ deck }) {
  const [guild, setGuild] = useState(GUILDS[0]);
  const [wanted, setWanted] = useState("");
  const [level, setLevel] = useState(1);
  const cards = Object.entries(deck.cards).filter(([, card]) => card.guild === guild);
  const [shown, card] = cards.find(([key]) => key === wanted) ?? cards[0];
  return html`<div class="learn-try">
    <div class="choices" role="group" aria-label=${t("learn-example")}>
      ${GUILDS.map(
        (one) =>
          html`<button key=${one} type="button" aria-pressed=${one === guild} onClick=${() => setGuild(one)}>
            ${t(`tree-society-guild-${one}`)}
          </button>`,
      )}
    </div>
    <p class="small muted">${t("tree-society-learn-example-guild-cards", { count: cards.length })}</p>
    <select
      aria-label=${t(`tree-society-guild-${guild}`)}
      value=${shown}
      onChange=${(/** @type {Event} */ event) => setWanted(/** @type {HTMLSelectElement} */ (event.target).value)}
    >
      ${cards.map(
        ([key, one]) => html`<option key=${key} value=${key} selected=${key === shown}>${say(one.name)}</option>`,
      )}
    </select>
    <p class="guild-sheet-guild">
      <${CardDrawing} name=${shown} guild=${card.guild} />
      <${Emblems} guild=${card.guild} count=${card.symbols} /> <strong>${say(card.name)}</strong>
    </p>
    <div class="learn-levels" role="group" aria-label=${say(card.name)}>
      ${card.levels.map(
        (/** @type {any} */ one, index) => html`<button
          key=${index}
          type="button"
          class="learn-level"
          aria-pressed=${index < level}
          onClick=${() => setLevel(index + 1)}
        >
          <span>
            ${t("tree-society-table-guild-level", { level: index + 1 })}
            ${" · "}${t("tree-society-table-guild-cost", { count: one.cost })}
          </span>
          <span>${effectWords(one)}</span>
          <span>${one.formula ? say(one.formula) : t("core-points", { count: one.points })}</span>
        </button>`,
      )}
    </div>
  </div>`;
}
