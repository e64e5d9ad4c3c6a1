import { html } from "../../html.js";

/**
 * Coins on a paper tag: what something costs or brings now. Points stand on a leaf.
 * @param {{ coins: number | string }} props
 */
export function Price({ coins }) {
  return html`<span class="price" aria-hidden="true">
    <svg viewBox="0 0 100 100"><use href="#coin" /></svg><span class="number">${coins}</span>
  </span>`;
}
