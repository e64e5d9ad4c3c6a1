import { html } from "../../html.js";
import { t } from "../../words.js";
import { PadPage } from "./pad-page.js";
import { tableFrom } from "./society/link.js";
import { Pad } from "./society/pad.js";
import { Setup } from "./society/setup.js";

/** @param {{ id?: string }} props */
export function SocietyPad({ id }) {
  return html`<${PadPage} game="tree-society" id=${id} tableFrom=${tableFrom} Pad=${Pad} NewTable=${NewTable} />`;
}

/** @param {{ onStart: (entered: import("./society/entered.js").Entered) => void }} props */
function NewTable({ onStart }) {
  return html`<h1>${t("scorepad-new-tree-society")}</h1>
    <${Setup} onStart=${onStart} />`;
}
