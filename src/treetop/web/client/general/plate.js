import { html } from "../html.js";

/** Our own mark, for a game that brings no picture. */
export default function Plate() {
  return html`<svg class="plate-logo" viewBox="0 0 100 100"><use href="#logo" /></svg>`;
}
