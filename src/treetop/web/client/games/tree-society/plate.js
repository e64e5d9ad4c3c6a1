import { html } from "../../html.js";

/** A house between two fruits, for whoever chooses a game. */
export default function Plate() {
  return html`<${Fruit} name="fruit-cherry" />
    <svg class="plate-house" viewBox="0 0 120 168"><use href="#house-2" /></svg>
    <${Fruit} name="fruit-orange" />`;
}

/** @param {{ name: string }} props */
function Fruit({ name }) {
  return html`<svg class=${`plate-fruit ${name}`} viewBox="0 0 100 100"><use href=${`#${name}`} /></svg>`;
}
