import { useState } from "preact/hooks";
import { Card, CardFace, cardName } from "./card.js";
import { carry } from "../../components/carry.js";
import { Dialog } from "../../components/dialog.js";
import { html } from "../../html.js";
import { t } from "../../words.js";
import { sources } from "./actions.js";

/**
 * The draw pile, my discard pile, then the others'. What can be drawn can also be carried to the hand.
 * @param {{ view: any, names: string[], legal: string[], onDraw: (source: string) => void }} props
 */
export function Piles({ view, names, legal, onDraw }) {
  const open = sources(legal);
  const [looking, setLooking] = useState(/** @type {number | null} */ (null));
  const seats = view.seats.map((/** @type {any} */ _, /** @type {number} */ index) => index);
  const order = [
    ...seats.filter((/** @type {number} */ index) => index + 1 === view.seat),
    ...seats.filter((/** @type {number} */ index) => index + 1 !== view.seat),
  ];
  return html`<section class="piles" aria-label=${t("arboretum-table-piles")}>
    <div class="pile">
      <button
        type="button"
        class=${`card stack-of-cards${view.pile === 0 ? " empty" : ""}${open.includes("pile") ? " choosable" : ""}`}
        data-pile="pile"
        aria-disabled=${!open.includes("pile")}
        aria-label=${t("arboretum-table-pile-draw", { count: view.pile })}
        onPointerDown=${(/** @type {PointerEvent} */ event) =>
          open.includes("pile") && toHand(event, () => onDraw("pile"))}
        onClick=${() => open.includes("pile") && onDraw("pile")}
      >
        ${view.pile > 0 && html`<${CardFace} code="back" />`}
      </button>
      <span class="pile-name">
        <span>${t("arboretum-table-pile-name")}</span> <span class="number">${view.pile}</span>
      </span>
    </div>
    ${order.map(
      (/** @type {number} */ index) => html`<${DiscardPile}
        key=${index}
        name=${index + 1 === view.seat ? t("arboretum-table-pile-mine") : names[index]}
        cards=${view.seats[index].discards}
        seat=${index + 1}
        open=${open.includes(`discard ${index + 1}`)}
        onDraw=${() => onDraw(`discard ${index + 1}`)}
        onLook=${() => setLooking(index)}
      />`,
    )}
    ${looking !== null &&
    html`<${Dialog}
      title=${t("arboretum-table-pile-discards-of", { name: names[looking] })}
      onClose=${() => setLooking(null)}
    >
      ${view.seats[looking].discards.length === 0 && html`<p class="muted">${t("arboretum-table-pile-nothing")}</p>`}
      <div class="fan">
        ${[...view.seats[looking].discards]
          .reverse()
          .map(
            (/** @type {string | null} */ card, /** @type {number} */ index) =>
              html`<${Card} key=${index} code=${card ?? "back"} />`,
          )}
      </div>
    <//>`}
  </section>`;
}

/**
 * @param {{
 *   name: string, cards: (string | null)[], seat: number, open: boolean, onDraw: () => void, onLook: () => void
 * }} props
 */
function DiscardPile({ name, cards, seat, open, onDraw, onLook }) {
  const top = cards.at(-1);
  const label = top
    ? t("arboretum-table-pile-discard", { name, card: cardName(top), count: cards.length })
    : t("arboretum-table-pile-discard-empty", { name });
  return html`<div class="pile">
    <button
      type="button"
      class=${`card${top ? "" : " empty"}${open ? " choosable" : ""}${cards.length > 1 ? " stack-of-cards" : ""}`}
      data-pile=${`discard-${seat}`}
      data-card=${top}
      aria-disabled=${!open}
      aria-label=${label}
      onPointerDown=${(/** @type {PointerEvent} */ event) => open && toHand(event, onDraw)}
      onClick=${() => (open ? onDraw() : onLook())}
    >
      ${top && html`<${CardFace} code=${top} />`}
    </button>
    <button type="button" class="pile-name quiet" onClick=${onLook}>
      <span>${name}</span> <span class="number">${cards.length}</span>
      <span class="heard">${t("arboretum-table-pile-look")}</span>
    </button>
  </div>`;
}

/** @param {PointerEvent} event @param {() => void} draw */
function toHand(event, draw) {
  carry(event, { drop: (under) => under?.closest(".my-hand") && draw() });
}
