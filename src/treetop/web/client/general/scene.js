import { html } from "../html.js";
import { Facts } from "./facts.js";

/**
 * One step of a replay. With open cards, each seat sees something else.
 * @param {{ frame: any, names: string[], eyes: string }} props
 */
export default function Scene({ frame, names, eyes }) {
  const views = eyes === "open" && frame.views ? frame.views : [frame.view];
  return html`<div class="general-scene">
    ${views.map(
      (/** @type {any} */ view, /** @type {number} */ index) => html`<section key=${index} class="panel">
        ${views.length > 1 && html`<h2>${names[index]}</h2>`}
        <${Facts} game=${view.game} facts=${view} names=${names} />
      </section>`,
    )}
  </div>`;
}
