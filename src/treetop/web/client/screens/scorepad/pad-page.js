import { useEffect } from "preact/hooks";
import { html } from "../../html.js";
import { navigate } from "../../router.js";
import { t } from "../../words.js";
import { find, keep } from "./notebook.js";

/**
 * A game on the pad: a new table, one from a link, or one of this device's.
 * @param {{ game: string, id?: string, tableFrom: (text: string) => any, Pad: any, NewTable: any }} props
 */
export function PadPage({ game, id, tableFrom, Pad, NewTable }) {
  useEffect(() => {
    const linked = id === "open" && tableFrom(location.hash.slice(1));
    if (linked) open(linked, true);
  }, [id]);
  const entered = id && id !== "open" ? find(id) : undefined;
  return html`<div class="page pad-page">
    ${entered ? html`<${Pad} entered=${entered} />` : id ? html`<p class="message">${t("scorepad-not-here")}</p>` : html`<${NewTable} onStart=${open} />`}
  </div>`;

  /** @param {any} table */
  function open(table, replace = false) {
    keep(table);
    navigate(`/scorepad/${game}/${table.id}`, { replace });
  }
}
