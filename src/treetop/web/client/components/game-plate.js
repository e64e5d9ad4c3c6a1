import { html } from "../html.js";
import { t } from "../words.js";
import { CardFace } from "./card.js";

/**
 * A game to choose, with its picture.
 * @param {{ game: import("../games.js").Game, chosen: boolean, onChoose: () => void }} props
 */
export function GamePlate({ game, chosen, onChoose }) {
  return html`<label class="plate">
    <input type="radio" name="game" value=${game.name} checked=${chosen} onChange=${onChoose} />
    <span class="plate-picture" aria-hidden="true">${PICTURES[game.name]?.()}</span>
    <span class="plate-words">
      <strong class="display">${t(`web-game-${game.name}`)}</strong>
      <span class="muted small">${t(`web-game-${game.name}-about`)}</span>
      <span class="muted small">${t("web-game-players", { least: game.seats[0], most: /** @type {number} */ (game.seats.at(-1)) })}</span>
    </span>
  </label>`;
}

/** @type {Record<string, () => any>} */
const PICTURES = {
  arboretum: () => ["ja1", "oa4", "ma8"].map((code) => html`<span class="card"><${CardFace} code=${code} /></span>`),
  "tree-society": () =>
    ["fruit-cherry", "house", "fruit-orange"].map((name) =>
      name === "house"
        ? html`<svg class="plate-house" viewBox="0 0 120 168"><use href="#house-2" /></svg>`
        : html`<svg class=${`plate-fruit ${name}`} viewBox="0 0 100 100"><use href=${`#${name}`} /></svg>`,
    ),
};
