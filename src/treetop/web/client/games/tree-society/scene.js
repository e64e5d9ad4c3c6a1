import { html } from "../../html.js";
import { Board } from "./board.js";
import { Market } from "./market.js";

/** One moment of a game that is over: the market and every board. @param {{ frame: any, names: string[] }} props */
export function Scene({ frame, names }) {
  const view = frame.views?.[0] ?? frame.view;
  const nothing = () => {};
  return html`<div class="scene-society">
    <${Market} view=${view} offers=${[]} onAct=${nothing} onOpen=${nothing} />
    ${names.map((name, index) => html`<article key=${index} class=${`panel${frame.seat === index + 1 ? " acting" : ""}`}><h2>${name}</h2><${Board} view=${view} seat=${index + 1} name=${name} offers=${[]} onAct=${nothing} onOpen=${nothing} /></article>`)}
  </div>`;
}
