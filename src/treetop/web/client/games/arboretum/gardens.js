import { useRef, useState } from "preact/hooks";
import { Icon } from "../../components/icon.js";
import { html } from "../../html.js";
import { SeatBadge } from "../../table/seat-badge.js";
import { t } from "../../words.js";
import { Others } from "./others.js";

/**
 * Everybody's arboretum. Side by side on a desktop; on a phone mine fills the width and the others are one swipe or
 * one tap on their name away.
 * @param {{
 *   view: any, names: string[], connection: import("../../table/connection.js").Connection, children?: any
 * }} props
 */
export function Gardens({ view, names, connection, children }) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [shown, setShown] = useState(0);
  const mine = (view.seat ?? 1) - 1;
  const order = [mine, ...names.map((_, index) => index).filter((index) => index !== mine)];
  return html`<div class="garden-tabs" role="group" aria-label=${t("web-others")}>
    ${order.map(
      (index, place) => html`<button
        key=${index}
        type="button"
        class=${connection.view.value?.to_act === index + 1 ? "acting" : ""}
        aria-pressed=${shown === place}
        onClick=${() => show(place)}
      >
        ${index === mine && view.seat
          ? html`<span class="seat-name">${t("web-mine")}</span>`
          : html`<${SeatBadge} connection=${connection} seat=${index + 1} name=${names[index]} />`}
        <span class="garden-count">
          <${Icon} name="cards" /><span class="number">${view.seats[index].arboretum.length}</span>
        </span>
      </button>`,
    )}
  </div>
    <div class="gardens" ref=${frame} onScroll=${look}>
      <${Others} view=${view} names=${names} connection=${connection} />
      ${children}
    </div>`;

  /** @param {number} place */
  function show(place) {
    const element = frame.current;
    element?.scrollTo({ left: place * element.clientWidth, behavior: "smooth" });
  }

  function look() {
    const element = /** @type {HTMLDivElement} */ (frame.current);
    setShown(Math.round(element.scrollLeft / element.clientWidth));
  }
}

/** Back to my own arboretum, to plant there. */
export function showMine() {
  document.querySelector(".gardens")?.scrollTo({ left: 0 });
}
