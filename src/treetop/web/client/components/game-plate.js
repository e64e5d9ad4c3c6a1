import { gameAbout, gameName, usePart } from "../games.js";
import { html } from "../html.js";
import { t } from "../words.js";

/**
 * A game to choose, with its picture.
 * @param {{ game: import("../games.js").Game, chosen: boolean, onChoose: () => void }} props
 */
export function GamePlate({ game, chosen, onChoose }) {
  const { part: Picture } = usePart(game.name, "plate");
  const [least, most] = [game.seats[0], /** @type {number} */ (game.seats.at(-1))];
  return html`<label class="plate">
    <input type="radio" name="game" value=${game.name} checked=${chosen} onChange=${onChoose} />
    <span class="plate-picture" aria-hidden="true">${Picture && html`<${Picture} />`}</span>
    <span class="plate-words">
      <strong class="display">${gameName(game.name)}</strong>
      <span class="muted small">${gameAbout(game.name)}</span>
      <span class="muted small">${t("web-game-players", { least, most })}</span>
    </span>
  </label>`;
}
