import { html } from "../../html.js";

const PRESSED = ["ja", "wi", "ma"];

/** A few pressed leaves, for the eye only. */
export default function Specimens() {
  return html`<span class="specimens" aria-hidden="true">
    ${PRESSED.map(
      (code) =>
        html`<svg key=${code} class=${`species-${code}`} viewBox="0 0 100 100">
          <use href=${`#species-${code}`} />
        </svg>`,
    )}
  </span>`;
}
