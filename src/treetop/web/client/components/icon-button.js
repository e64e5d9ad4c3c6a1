import { html } from "../html.js";
import { Icon } from "./icon.js";

/**
 * A round button that shows an icon and is read out by its label; other props go to the button.
 * @param {{ icon: string, label: string, quiet?: boolean, [attribute: string]: any }} props
 */
export function IconButton({ icon, label, quiet = false, ...more }) {
  return html`<button type="button" class=${quiet ? "quiet round" : "round"} aria-label=${label} ...${more}>
    <${Icon} name=${icon} />
  </button>`;
}
