import { html } from "../../html.js";

/**
 * A sign on the table; where it can be asked about, a tap explains it.
 * @param {{ sign: string, kind?: string, label?: string, onExplain?: (sign: string) => void, children?: any }} props
 */
export function Explained({ sign, kind = "", label, onExplain, children }) {
  if (!onExplain) return html`<span class=${kind} role=${label && "img"} aria-label=${label}>${children}</span>`;
  return html`<button
    type="button"
    class=${`explained ${kind}`}
    data-sign=${sign}
    aria-haspopup="dialog"
    aria-label=${label}
    onClick=${() => onExplain(sign)}
  >
    ${children}
  </button>`;
}
