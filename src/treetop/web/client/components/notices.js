import { html } from "../html.js";
import { dismiss, notices, openDialogs } from "../notices.js";
import { t } from "../words.js";
import { Icon } from "./icon.js";
import { IconButton } from "./icon-button.js";

/**
 * Sentences that come and go at the foot of the page. They are read aloud by the shell's live region.
 * @param {{ dialog?: object }} props the dialog that would show them; the page, if none is given
 */
export function Notices({ dialog }) {
  if (openDialogs.value.at(-1) !== dialog) return null;
  return html`<div class="notices">
    ${notices.value.map(
      ({ key, text, tone, link, action }) => html`<div key=${key} class=${`notice ${tone}`}>
        <${Icon} name=${tone === "warning" ? "warning" : "info"} />
        <p>${text} ${link && html`<a href=${link.href}>${link.text}</a>`}</p>
        ${action &&
        html`<button type="button" class="quiet" onClick=${() => (dismiss(key), action.act())}>
          ${action.text}
        </button>`}
        <${IconButton} icon="close" quiet label=${t("web-close")} onClick=${() => dismiss(key)} />
      </div>`,
    )}
  </div>`;
}
