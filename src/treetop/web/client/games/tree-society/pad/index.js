import { gameName } from "../../../games.js";
import { html } from "../../../html.js";
import { t } from "../../../words.js";
import { tableFrom } from "./link.js";
import { Pad } from "./pad.js";
import { Setup } from "./setup.js";

export default { tableFrom, Pad, NewTable };

/** @param {{ onStart: (entered: import("./entered.js").Entered) => void }} props */
function NewTable({ onStart }) {
  return html`<h1>${t("scorepad-new", { game: gameName("tree-society") })}</h1>
    <${Setup} onStart=${onStart} />`;
}
