import { useEffect } from "preact/hooks";
import { LoadFailed } from "../../components/load-failed.js";
import { Skeleton } from "../../components/skeleton.js";
import { usePart } from "../../games.js";
import { html } from "../../html.js";
import { navigate } from "../../router.js";
import { t } from "../../words.js";
import Lost from "../lost.js";
import { addressOfResult, find, keep } from "./notebook.js";

/**
 * A game on the pad: a new table, one from a link, or one of this device's.
 * @param {{ game: string, id?: string }} props
 */
export function PadPage({ game, id }) {
  const { part, failed } = usePart(game, "pad");
  useEffect(() => {
    const linked = id === "open" && part?.tableFrom(location.hash.slice(1));
    if (!linked) return;
    keep(linked);
    navigate(addressOfResult(linked), { replace: true });
  }, [id, part]);
  if (failed) return html`<${LoadFailed} />`;
  if (part === undefined) return html`<${Skeleton} />`;
  if (part === null) return html`<${Lost} />`;
  const { Pad, NewTable } = part;
  const entered = id && id !== "open" ? find(id) : undefined;
  return html`<div class="page pad-page">
    ${entered
      ? html`<${Pad} entered=${entered} />`
      : id
        ? html`<p class="message">${t("scorepad-not-here")}</p>`
        : html`<${NewTable} onStart=${open} />`}
  </div>`;

  /** @param {any} table */
  function open(table) {
    keep(table);
    navigate(`/scorepad/${game}/${table.id}`);
  }
}
