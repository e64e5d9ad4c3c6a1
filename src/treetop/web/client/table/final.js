import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icon.js";
import { store, storedList } from "../device-storage.js";
import { html } from "../html.js";
import { isOnDevice } from "../local/ids.js";
import { share } from "../share.js";
import { forOthers } from "../site.js";
import { t } from "../words.js";
import { BackToReplay } from "./back-to-replay.js";
import { Rematch } from "./rematch.js";

const SEEN = "seen-scoring";
const REMEMBERED = 100;

/**
 * The end of a match: the game's own scoring, then rematch, replay and share.
 * @param {{
 *   connection: import("./connection.js").Connection, names: string[], reveal?: (done: () => void) => any,
 *   sheet: () => any
 * }} props
 */
export function Final({ connection, names, reveal, sheet }) {
  const [open, setOpen] = useState(true);
  const table = /** @type {import("./facts.js").Table} */ (connection.table.value);
  const [revealing, setRevealing] = useState(Boolean(reveal) && !storedList(SEEN).includes(table.id));
  useEffect(() => {
    const verdict = open && !revealing && document.querySelector("dialog .verdict");
    if (verdict instanceof HTMLElement) verdict.focus();
  }, [open, revealing]);
  return html`<div class="turn-buttons final-turn-buttons">
    <button type="button" onClick=${() => setOpen(true)}><${Icon} name="trophy" />${t("web-final-count")}</button>
    ${rematch()}
  </div>
    ${open &&
    html`<${Dialog} kind="wide-sheet" title=${t("web-final-count")} onClose=${() => (seen(), setOpen(false))}>
      ${revealing && reveal
        ? reveal(seen)
        : html`${sheet()}
          <div class="row final-ways">
            ${rematch()}
            <a class="button" href=${`/replay/${table.id}#review`}>
              <${Icon} name="replay" />${t("web-final-look-back")}
            </a>
            ${table.duplicate &&
            html`<a class="button" href=${`/duplicate/${table.duplicate}`}>
              <${Icon} name="people" />${t("web-duplicate-compare")}
            </a>`}
            ${table.trial && html`<${BackToReplay} trial=${table.trial} />`}
            ${!isOnDevice(table.id) &&
            html`<button
              type="button"
              onClick=${() =>
                share({
                  title: "Treetop",
                  text: t("web-final-share", {
                    names,
                    scores: (connection.result.value?.scores ?? []).join(" : "),
                  }),
                  url: forOthers(`/replay/${table.id}`),
                })}
            >
              <${Icon} name="share" />${t("web-final-share-button")}
            </button>`}
            ${reveal &&
            html`<button type="button" class="quiet" onClick=${() => setRevealing(true)}>
              ${t("web-final-again")}
            </button>`}
          </div>`}
    <//>`}`;

  /** Whoever comes back finds the sheet; the scoring can be shown again from there. */
  function seen() {
    setRevealing(false);
    store(SEEN, [...storedList(SEEN).filter((id) => id !== table.id), table.id].slice(-REMEMBERED));
  }

  function rematch() {
    if (connection.seat.value === null) return html`<a class="button primary" href="/">${t("web-to-home")}</a>`;
    return html`<${Rematch} table=${table} kind="primary" />`;
  }
}
