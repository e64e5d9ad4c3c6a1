import { html } from "../html.js";

/** @param {{ name: string }} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${`#icon-${name}`} /></svg>`;
}
