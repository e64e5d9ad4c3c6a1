import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../words.js";
import { tableFrom } from "./arboretum/link.js";
import { Pad } from "./arboretum/pad.js";
import { Setup } from "./arboretum/setup.js";
import { PadPage } from "./pad-page.js";

/** @param {{ id?: string }} props */
export function ArboretumPad({ id }) {
  return html`<${PadPage} game="arboretum" id=${id} tableFrom=${tableFrom} Pad=${Pad} NewTable=${NewTable} />`;
}

/** @param {{ onStart: (entered: import("./arboretum/entered.js").Entered) => void }} props */
function NewTable({ onStart }) {
  const [facts, setFacts] = useState(/** @type {import("./arboretum/setup.js").Facts | null} */ (null));
  useEffect(() => {
    fetch(new URL("../../../kernel/arboretum.json", import.meta.url))
      .then((answer) => answer.json())
      .then(setFacts);
  }, []);
  if (!facts) return null;
  return html`<h1>${t("scorepad-new-arboretum")}</h1>
    <${Setup} facts=${facts} onStart=${onStart} />`;
}
