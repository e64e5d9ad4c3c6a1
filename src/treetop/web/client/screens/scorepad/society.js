import { useEffect } from "preact/hooks";
import { html } from "../../html.js";
import { navigate } from "../../router.js";
import { t } from "../../words.js";
import { find, keep } from "./notebook.js";
import { tableFrom } from "./society/link.js";
import { Pad } from "./society/pad.js";
import { Setup } from "./society/setup.js";

/** Tree Society on the pad: a new table, one from a link, or one of this device's. @param {{ id?: string }} props */
export function SocietyPad({ id }) {
  useEffect(() => {
    if (id === "open") opened();
  }, [id]);
  const entered = id && id !== "open" ? find(id) : undefined;
  return html`<div class="page pad-page">
    ${entered ? html`<${Pad} entered=${entered} />` : id ? html`<p class="message">${t("scorepad-not-here")}</p>` : html`<${NewTable} />`}
  </div>`;
}

/** A link that reopens an entered game. */
function opened() {
  const entered = tableFrom(location.hash.slice(1));
  if (!entered) return;
  keep(entered);
  navigate(`/scorepad/tree-society/${entered.id}`, { replace: true });
}

function NewTable() {
  return html`<h1>${t("scorepad-new-tree-society")}</h1>
    <${Setup} onStart=${start} />`;
}

/** @param {import("./society/entered.js").Entered} entered */
function start(entered) {
  keep(entered);
  navigate(`/scorepad/tree-society/${entered.id}`);
}
