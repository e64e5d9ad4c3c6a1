import { useEffect } from "preact/hooks";
import { html } from "../../html.js";
import { navigate } from "../../router.js";
import { t } from "../../words.js";
import { find, keep } from "./notebook.js";
import { newTable, tableFrom } from "./society/entered.js";
import { Pad } from "./society/pad.js";
import { deck } from "./society/session.js";
import { Names } from "./names.js";

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

function opened() {
  const entered = tableFrom(location.hash.slice(1));
  if (!entered) return;
  keep(entered);
  navigate(`/scorepad/tree-society/${entered.id}`, { replace: true });
}

function NewTable() {
  return html`<h1>${t("scorepad-new-tree-society")}</h1>
    <p>${t("scorepad-society-deck")}</p>
    <${Names} onStart=${start} />`;
}

/** @param {string[]} names */
async function start(names) {
  const entered = newTable(names, (await deck()).hash);
  keep(entered);
  navigate(`/scorepad/tree-society/${entered.id}`);
}
