import { html } from "../../html.js";
import { aboutOf } from "./actions.js";
import { Fruit } from "./fruit.js";
import { GuildCard } from "./guild-card.js";

/**
 * One action as a picture: the card or the row that it is about. What it is in words stands beside it.
 * @param {{ view: any, seat: number, action: string }} props
 */
export default function Action({ view, seat, action }) {
  const about = aboutOf(action);
  const cards = about ? (view.guild_market[about] ?? [about]) : [];
  const drawn = cards.map(picture).filter(Boolean);
  return drawn.length > 0 && html`<div class="action-cards" inert>${drawn}</div>`;

  /** @param {string | null} name */
  function picture(name) {
    const nothing = () => {};
    if (name && view.fruit[name])
      return html`<${Fruit} key=${name} name=${name} view=${view} offers=${[]} onAct=${nothing} onOpen=${nothing} />`;
    if (!name || !view.cards[name]) return null;
    const built = view.seats[seat - 1].ongoing.find((/** @type {any} */ one) => one?.card === name);
    const level = (built?.level ?? 0) + (action.startsWith("build") ? 1 : 0);
    return html`<${GuildCard} key=${name} view=${view} name=${name} level=${level} offers=${[]} onOpen=${nothing} />`;
  }
}
