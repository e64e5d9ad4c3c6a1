import { html } from "../../html.js";
import { offeredFor } from "./actions.js";
import { FruitSheet } from "./fruit-sheet.js";
import { GuildSheet } from "./guild-sheet.js";

/**
 * The card that is being read, if it is still known.
 * @param {{
 *   name: string | null, view: any, offers: import("./actions.js").Offered[], onAct: (action: string) => void,
 *   onClose: () => void, whyNot?: (action: string) => Promise<unknown>
 * }} props
 */
export function CardSheet({ name, view, offers, onAct, onClose, whyNot }) {
  if (name && view.fruit[name]) return html`<${FruitSheet} name=${name} view=${view} onClose=${onClose} />`;
  if (!name || !view.cards[name]) return null;
  return html`<${GuildSheet}
    key=${name}
    name=${name}
    facts=${view.cards[name]}
    level=${levelOf(view, name)}
    offers=${offeredFor(offers, name)}
    onAct=${onAct}
    onClose=${onClose}
    whyNot=${whyNot}
  />`;
}

/** How much of a card is built, whoever builds it. @param {any} view @param {string} card */
function levelOf(view, card) {
  if (view.seats.some((/** @type {any} */ one) => one.completed.includes(card))) return 3;
  const ongoing = view.seats.flatMap((/** @type {any} */ one) => one.ongoing.filter(Boolean));
  return ongoing.find((/** @type {any} */ one) => one.card === card)?.level ?? 0;
}
