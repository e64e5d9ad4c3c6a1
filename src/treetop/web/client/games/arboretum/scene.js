import { Arboretum } from "./arboretum.js";
import { Card } from "./card.js";
import { html } from "../../html.js";
import { t } from "../../words.js";

/**
 * One moment of a game that is over: every arboretum, hand and pile.
 * @param {{ frame: any, names: string[], eyes: string }} props
 */
export default function Scene({ frame, names, eyes }) {
  const { view } = frame;
  const fresh = /^plant (\S+)/.exec(frame.action ?? "")?.[1];
  return html`<div class=${`scene scene-${names.length}`} data-edition=${view.edition}>
    ${names.map((name, index) => {
      const seat = view.seats[index];
      const hand = eyes === "open" && frame.views ? frame.views[index].seats[index].hand : seat.hand;
      return html`<article key=${index} class=${`scene-seat panel${frame.seat === index + 1 ? " acting" : ""}`}>
        <header class="spread">
          <h2>${name}</h2>
          <span class="scene-discard">
            ${seat.discards.length > 0 &&
            html`<${Card}
              code=${seat.discards.at(-1) ?? "back"}
              small
              label=${t("arboretum-table-pile-discards-of", { name })}
            />`}
          </span>
        </header>
        <div class="scene-garden">
          <${Arboretum}
            label=${t("arboretum-table-arboretum-of", { name })}
            trees=${seat.arboretum}
            tentative=${fresh ? [fresh] : []}
            smallest=${24}
            largest=${84}
          />
        </div>
        <div class="scene-hand">
          ${hand.map(
            (/** @type {string | null} */ card, /** @type {number} */ at) =>
              html`<${Card} key=${at} code=${card ?? "back"} small />`,
          )}
        </div>
      </article>`;
    })}
    <p class="scene-pile">
      <${Card} code="back" small label=${t("arboretum-table-pile-draw", { count: view.pile })} />
      <span class="number">${view.pile}</span>
    </p>
  </div>`;
}
