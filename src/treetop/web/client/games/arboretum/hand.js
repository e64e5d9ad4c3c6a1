import { useRef, useState } from "preact/hooks";
import { html } from "../../html.js";
import { CardFace, cardName } from "./card.js";

/**
 * Cards in a hand. Arrow keys go along it; a card that can be chosen is a button.
 * @param {{ label: string, cards: string[], choosable: string[], chosen?: string | null, onChoose: (card: string) => void, describe?: (card: string) => string }} props
 */
export function Hand({ label, cards, choosable, chosen = null, onChoose, describe = cardName }) {
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [at, setAt] = useState(0);
  const place = Math.min(at, cards.length - 1);
  return html`<div class="hand" role="group" aria-label=${label} ref=${list} onKeyDown=${walk} style=${{ "--count": cards.length }}>
    ${cards.map(
      (card, index) => html`<button
        key=${card}
        type="button"
        class=${`card${choosable.includes(card) ? " choosable" : ""}`}
        data-card=${card}
        aria-label=${describe(card)}
        aria-pressed=${card === chosen}
        aria-disabled=${!choosable.includes(card)}
        tabindex=${index === place ? 0 : -1}
        onFocus=${() => setAt(index)}
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
