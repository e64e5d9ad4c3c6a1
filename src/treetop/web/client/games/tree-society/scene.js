import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { Board } from "./board.js";
import { GuildSheet } from "./guild-sheet.js";
import { Market } from "./market.js";

/** One moment of a game that is over: the market and every board. @param {{ frame: any, names: string[] }} props */
export default function Scene({ frame, names }) {
  const [reading, setReading] = useState(/** @type {string | null} */ (null));
  const view = frame.views?.[0] ?? frame.view;
  const nothing = () => {};
  return html`<div class="scene-society">
    <${Market} view=${view} offers=${[]} onAct=${nothing} onOpen=${setReading} />
    ${names.map((name, index) => html`<article key=${index} class=${`panel${frame.seat === index + 1 ? " acting" : ""}`}><h2>${name}</h2><${Board} view=${view} seat=${index + 1} name=${name} offers=${[]} onAct=${nothing} onOpen=${setReading} /></article>`)}
    ${reading && view.cards[reading] && html`<${GuildSheet} facts=${view.cards[reading]} level=${levelOf(view, reading)} offers=${[]} onAct=${nothing} onClose=${() => setReading(null)} />`}
  </div>`;
}

/** @param {any} view @param {string} card */
function levelOf(view, card) {
  if (view.seats.some((/** @type {any} */ one) => one.completed.includes(card))) return 3;
  const ongoing = view.seats.flatMap((/** @type {any} */ one) => one.ongoing.filter(Boolean));
  return ongoing.find((/** @type {any} */ one) => one.card === card)?.level ?? 0;
}
