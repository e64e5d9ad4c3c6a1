import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { navigate } from "../../router.js";
import { t } from "../../words.js";
import { find, keep } from "./notebook.js";
import { tableFrom } from "./arboretum/link.js";
import { Pad } from "./arboretum/pad.js";
import { Setup } from "./arboretum/setup.js";

/** Arboretum on the pad: a new table, one from a link, or one of this device's. @param {{ id?: string }} props */
export function ArboretumPad({ id }) {
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
  navigate(`/scorepad/arboretum/${entered.id}`, { replace: true });
}

function NewTable() {
  const [facts, setFacts] = useState(/** @type {import("./arboretum/setup.js").Facts | null} */ (null));
  useEffect(() => {
    fetch(new URL("../../../kernel/arboretum.json", import.meta.url))
      .then((answer) => answer.json())
      .then(setFacts);
  }, []);
  if (!facts) return null;
  return html`<h1>${t("scorepad-new-arboretum")}</h1>
    <${Setup} facts=${facts} onStart=${start} />`;
}

/** @param {import("./arboretum/entered.js").Entered} entered */
function start(entered) {
  keep(entered);
  navigate(`/scorepad/arboretum/${entered.id}`);
}
