import { useEffect, useState } from "preact/hooks";
import { gameName } from "../../../games.js";
import { html } from "../../../html.js";
import { t } from "../../../words.js";
import { FACTS } from "../index.js";
import { tableFrom } from "./link.js";
import { Pad } from "./pad.js";
import { Setup } from "./setup.js";

export default { tableFrom, Pad, NewTable };

/** @param {{ onStart: (entered: import("./entered.js").Entered) => void }} props */
function NewTable({ onStart }) {
  const [facts, setFacts] = useState(/** @type {import("./setup.js").Facts | null} */ (null));
  useEffect(() => {
    fetch(FACTS)
      .then((answer) => answer.json())
      .then(setFacts);
  }, []);
  if (!facts) return null;
  return html`<h1>${t("scorepad-new", { game: gameName("arboretum") })}</h1>
    <${Setup} facts=${facts} onStart=${onStart} />`;
}
