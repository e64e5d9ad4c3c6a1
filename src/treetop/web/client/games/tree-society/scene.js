import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { Board } from "./board.js";
import { CardSheet } from "./card-sheet.js";
import { Market } from "./market.js";

/** One moment of a game that is over: the market and every board. @param {{ frame: any, names: string[] }} props */
export default function Scene({ frame, names }) {
  const [reading, setReading] = useState(/** @type {string | null} */ (null));
  const view = frame.views?.[0] ?? frame.view;
  const nothing = () => {};
  return html`<div class="scene-society">
    <${Market} view=${view} offers=${[]} onAct=${nothing} onOpen=${setReading} />
    ${names.map(
      (name, index) =>
        html`<article key=${index} class=${`panel${frame.seat === index + 1 ? " acting" : ""}`}>
          <h2>${name}</h2>
          <${Board} view=${view} seat=${index + 1} name=${name} offers=${[]} onAct=${nothing} onOpen=${setReading} />
        </article>`,
    )}
    <${CardSheet} name=${reading} view=${view} offers=${[]} onAct=${nothing} onClose=${() => setReading(null)} />
  </div>`;
}
