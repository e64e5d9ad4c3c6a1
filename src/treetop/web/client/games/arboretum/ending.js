import { html } from "../../html.js";
import { Final } from "../../table/final.js";
import { Reveal } from "./reveal.js";
import { Sheet } from "./sheet.js";

/**
 * The end of a game: the scoring step by step, then the sheet.
 * @param {{ connection: import("../../table/connection.js").Connection, names: string[], sheet: any }} props
 */
export function Ending({ connection, names, sheet }) {
  const gardens = connection.view.value?.seats.map((/** @type {any} */ seat) => seat.arboretum) ?? [];
  return html`<${Final}
    connection=${connection}
    names=${names}
    reveal=${(/** @type {() => void} */ done) =>
      html`<${Reveal} sheet=${sheet} names=${names} gardens=${gardens} onDone=${done} />`}
    sheet=${() => html`<${Sheet} sheet=${sheet} names=${names} />`}
  />`;
}
