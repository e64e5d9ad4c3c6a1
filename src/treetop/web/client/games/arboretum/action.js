import { html } from "../../html.js";
import { Arboretum } from "./arboretum.js";
import { Card } from "./card.js";

/**
 * One action as a picture: the arboretum with the card planted, or the card that is drawn or discarded. What it is in
 * words stands beside it.
 * @param {{ view: any, seat: number, action: string }} props
 */
export default function Action({ view, seat, action }) {
  const [verb, card, more] = action.split(" ");
  if (verb === "plant") {
    const [x, y] = more.split(",").map(Number);
    const trees = [...view.seats[seat - 1].arboretum, [card, x, y]];
    return html`<div class="action-garden" data-edition=${view.edition} aria-hidden="true">
      <${Arboretum} key=${action} label="" trees=${trees} last=${card} smallest=${14} largest=${72} still />
    </div>`;
  }
  const shown = verb === "discard" ? card : more ? view.seats[Number(more) - 1].discards.at(-1) : "back";
  return html`<div class="action-card" data-edition=${view.edition} aria-hidden="true">
    <${Card} code=${shown ?? "back"} />
  </div>`;
}
