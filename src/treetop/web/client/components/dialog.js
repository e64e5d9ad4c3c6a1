import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { openDialogs } from "../notices.js";
import { t } from "../words.js";
import { IconButton } from "./icon-button.js";
import { Notices } from "./notices.js";

/**
 * A sheet over the page; Escape, the cross and a tap beside it close it.
 * @param {{ title: string, onClose: () => void, children?: any, kind?: string }} props
 */
export function Dialog({ title, onClose, children, kind = "" }) {
  const sheet = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = sheet.current;
    if (dialog && !dialog.open) dialog.showModal();
    openDialogs.value = [...openDialogs.value, sheet];
    return () => {
      openDialogs.value = openDialogs.value.filter((one) => one !== sheet);
      dialog?.close();
    };
  }, []);
  return html`<dialog
    ref=${sheet}
    class=${`sheet ${kind}`}
    aria-label=${title}
    onClose=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === sheet.current && onClose()}
  >
    <div class="sheet-inside">
      <header class="sheet-head">
        <h2>${title}</h2>
        <${IconButton} icon="close" quiet label=${t("web-close")} onClick=${onClose} />
      </header>
      ${children}
    </div>
    <${Notices} dialog=${sheet} />
  </dialog>`;
}
