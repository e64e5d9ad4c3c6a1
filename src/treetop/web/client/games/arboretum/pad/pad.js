import { useEffect } from "preact/hooks";
import { html } from "../../../html.js";
import { Frame } from "../../../screens/scorepad/frame.js";
import { opensOnResult } from "../../../screens/scorepad/notebook.js";
import { show, shown } from "./choice.js";
import { PlayerPanel } from "./player.js";
import { Result } from "./result.js";
import { open, session, table } from "./session.js";

/** The pad for one table of Arboretum. @param {{ entered: import("./entered.js").Entered }} props */
export function Pad({ entered }) {
  useEffect(() => {
    open(entered);
    show(opensOnResult(entered) ? "result" : 0);
  }, [entered.id]);
  const current = table.value;
  if (!current || current.id !== entered.id) return null;
  return html`<${Frame} session=${session} shown=${shown.value} show=${show} edition=${current.edition}>
    ${shown.value === "result" ? html`<${Result} />` : html`<${PlayerPanel} />`}
  <//>`;
}
