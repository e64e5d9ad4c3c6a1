import { useState } from "preact/hooks";
import { Arboretum } from "./arboretum.js";
import { Dialog } from "../../components/dialog.js";
import { html } from "../../html.js";
import { SeatBadge } from "../../table/seat-badge.js";
import { t } from "../../words.js";
import { lastPlanted } from "./recent.js";

/**
 * The other arboretums, with the card planted last marked; a tap enlarges one.
 * @param {{ view: any, names: string[], connection: import("../../table/connection.js").Connection }} props
 */
export function Others({ view, names, connection }) {
  const [near, setNear] = useState(/** @type {number | null} */ (null));
  const others = view.seats
    .map((/** @type {any} */ _, /** @type {number} */ index) => index)
    .filter((/** @type {number} */ index) => index + 1 !== (view.seat ?? 1));
  return html`<section class=${`others others-${others.length}`} aria-label=${t("web-others")}>
    ${others.map(
      (
        /** @type {number} */ index,
      ) => html`<article key=${index} class=${`other${connection.view.value?.to_act === index + 1 ? " acting" : ""}`}>
        <header><${SeatBadge} connection=${connection} seat=${index + 1} name=${names[index]} /></header>
        <button type="button" class="other-garden" onClick=${() => setNear(index)}>
          <span class="heard">
            ${t("arboretum-table-other-look", { name: names[index], count: view.seats[index].arboretum.length })}
          </span>
          <span class="other-picture" aria-hidden="true">
            <${Arboretum}
              label=${names[index]}
              trees=${view.seats[index].arboretum}
              last=${lastPlanted(connection.log.value, index + 1)}
              smallest=${16}
              largest=${64}
              still
            />
          </span>
        </button>
      </article>`,
    )}
    ${near !== null &&
    html`<${Dialog}
      kind="wide-sheet"
      title=${t("arboretum-table-arboretum-of", { name: names[near] })}
      onClose=${() => setNear(null)}
    >
      <div class="near">
        <${Arboretum}
          label=${t("arboretum-table-arboretum-of", { name: names[near] })}
          trees=${view.seats[near].arboretum}
          last=${lastPlanted(connection.log.value, near + 1)}
        />
      </div>
    <//>`}
  </section>`;
}
