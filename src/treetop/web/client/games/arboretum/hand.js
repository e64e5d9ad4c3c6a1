import { useRef, useState } from "preact/hooks";
import { carry } from "../../components/carry.js";
import { html } from "../../html.js";
import { t } from "../../words.js";
import { CardFace, cardName } from "./card.js";

/**
 * Cards in a hand. Arrow keys go along it; a card that can be chosen is a button, and can be carried to where it goes.
 * @param {{
 *   label: string, cards: string[], choosable: string[], chosen?: string | null, drawn?: string[],
 *   onChoose: (card: string) => void, onLift?: (card: string) => void,
 *   onDrop?: (card: string, under: Element | null) => void, describe?: (card: string) => string
 * }} props `drawn` are the cards that are new
 */
export function Hand({
  label,
  cards,
  choosable,
  chosen = null,
  drawn = [],
  onChoose,
  onLift,
  onDrop,
  describe = cardName,
}) {
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [at, setAt] = useState(0);
  const place = Math.min(at, cards.length - 1);
  return html`<div
    class="hand"
    role="group"
    aria-label=${label}
    ref=${list}
    onKeyDown=${walk}
    style=${{ "--count": cards.length }}
  >
    ${cards.map(
      (card, index) => html`<button
        key=${card}
        type="button"
        class=${`card${choosable.includes(card) ? " choosable" : ""}${drawn.includes(card) ? " drawn" : ""}`}
        data-card=${card}
        aria-label=${drawn.includes(card) ? t("arboretum-table-card-drawn", { name: describe(card) }) : describe(card)}
        aria-pressed=${card === chosen}
        aria-disabled=${!choosable.includes(card)}
        tabindex=${index === place ? 0 : -1}
        onFocus=${() => setAt(index)}
        onPointerDown=${(/** @type {PointerEvent} */ event) =>
          onDrop &&
          choosable.includes(card) &&
          carry(event, { lift: () => onLift?.(card), drop: (under) => onDrop(card, under) })}
        onClick=${() => choosable.includes(card) && onChoose(card)}
      >
        <${CardFace} code=${card} />
      </button>`,
    )}
  </div>`;

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: cards.length - 1 }[event.key];
    if (next === undefined || next < 0 || next >= cards.length) return;
    event.preventDefault();
    setAt(next);
    const button = list.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  }
}
