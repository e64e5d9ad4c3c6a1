import { useState } from "preact/hooks";
import { IconButton } from "../components/icon-button.js";
import { Later } from "../components/later.js";
import { html } from "../html.js";
import { t } from "../words.js";

const sheet = () => import("./menu-sheet.js").then((module) => module.MenuSheet);

/**
 * What is always in reach at a table: language, settings, the link, the ways out.
 * @param {{ connection: import("./connection.js").Connection }} props
 */
export function Menu({ connection }) {
  const [open, setOpen] = useState(false);
  return html`<${IconButton}
    icon="menu"
    quiet
    label=${t("web-menu")}
    aria-haspopup="dialog"
    onClick=${() => setOpen(true)}
  />
    ${open && html`<${Later} load=${sheet} connection=${connection} onClose=${() => setOpen(false)} />`}`;
}
