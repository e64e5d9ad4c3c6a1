import { html } from "../../../html.js";
import { t } from "../../../words.js";
import { chooseCard, placeOf, shown, species, waiting, where } from "./choice.js";
import { table } from "./session.js";

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8];
const HAND_LIMIT = 7;

/** Tap a species, tap a rank. A card that is already on the table cannot be tapped again. */
export function Picker() {
  const entered = table.value;
  if (!entered || shown.value === "result") return null;
  const full = where.value === "hand" && entered.players[shown.value].hand.length >= HAND_LIMIT;
  return html`<section class="pad-picker" aria-label=${t("arboretum-scorepad-picker")}>
    <div class="pad-species" role="radiogroup" aria-label=${t("arboretum-scorepad-species")}>
      ${entered.species.map((code) => html`<${Species} key=${code} code=${code} />`)}
    </div>
    <div class="pad-ranks">
      ${RANKS.map((rank) => html`<${Rank} key=${rank} rank=${rank} full=${full} />`)}
    </div>
  </section>`;
}

/** @param {{ code: string }} props */
function Species({ code }) {
  const chosen = species.value === code;
  return html`<button
    type="button"
    role="radio"
    aria-checked=${chosen}
    class=${`pad-kind species-${code}`}
    onClick=${() => (species.value = code)}
  >
    <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#species-${code}`} /></svg>
    <span>${t(`arboretum-tree-${code}`)}</span>
  </button>`;
}

/** @param {{ rank: number, full: boolean }} props */
function Rank({ rank, full }) {
  const card = `${species.value}${rank}`;
  const place = placeOf(card);
  const name = t("core-card", { name: t(`arboretum-tree-${species.value}`), rank });
  const owner = place && table.value?.players[place.seat].name;
  const label = place ? t(`arboretum-scorepad-taken-${place.where}`, { card: name, name: owner }) : name;
  return html`<button
    type="button"
    class=${`pad-rank species-${species.value}`}
    disabled=${place !== undefined || full}
    aria-label=${label}
    aria-pressed=${waiting.value === card}
    onClick=${() => chooseCard(rank)}
  >
    <span class="number">${rank}</span>
    ${place && html`<small>${owner}</small>`}
  </button>`;
}
