import { useState } from "preact/hooks";
import { Dialog } from "../../components/dialog.js";
import { html } from "../../html.js";
import { SeatBadge } from "../../table/seat-badge.js";
import { t } from "../../words.js";
import { Board } from "./board.js";
import { Coins } from "./coins.js";
import { Symbols } from "./symbols.js";

/**
 * The other boards in short; a tap opens one.
 * @param {{
 *   view: any, names: string[], connection: import("../../table/connection.js").Connection,
 *   onOpen: (card: string) => void
 * }} props
 */
export function Others({ view, names, connection, onOpen }) {
  const [near, setNear] = useState(/** @type {number | null} */ (null));
  return html`<section class=${`rivals rivals-${names.length - (view.seat ? 1 : 0)}`} aria-label=${t("web-others")}>
    ${names.map((name, index) => {
      if (index + 1 === view.seat) return null;
      const seat = view.seats[index];
      return html`<article key=${index} class=${`rival${connection.view.value?.to_act === index + 1 ? " acting" : ""}`}>
        <${SeatBadge} connection=${connection} seat=${index + 1} name=${name} />
        <${Symbols} seat=${seat} needed=${view.end_symbols} />
        <${Coins} pouch=${seat.pouch} chest=${seat.chest} />
        <span class="rival-fruit" aria-hidden="true">
          ${seat.unsold.map(
            (/** @type {string} */ fruit) =>
              html`<svg key=${fruit} class=${`fruit-${view.fruit[fruit].type}`} viewBox="0 0 100 100">
                <use href=${`#fruit-${view.fruit[fruit].type}`} />
              </svg>`,
          )}
        </span>
        <span class="rival-houses" aria-hidden="true">
          ${seat.ongoing.map(
            (/** @type {any} */ item, /** @type {number} */ place) =>
              item && html`<svg key=${place} viewBox="0 0 120 168"><use href=${`#house-${item.level}`} /></svg>`,
          )}
        </span>
        <button
          type="button"
          class="rival-look"
          aria-label=${t("tree-society-table-board-look", { name })}
          onClick=${() => setNear(index)}
        ></button>
      </article>`;
    })}
    ${near !== null &&
    html`<${Dialog}
      kind="wide-sheet"
      title=${t("tree-society-table-board-of", { name: names[near] })}
      onClose=${() => setNear(null)}
    >
      <${Board} view=${view} seat=${near + 1} name=${names[near]} offers=${[]} onAct=${() => {}} onOpen=${onOpen} />
    <//>`}
  </section>`;
}
