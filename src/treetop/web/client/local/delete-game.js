import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog.js";
import { IconButton } from "../components/icon-button.js";
import { html } from "../html.js";
import { tellRefusal } from "../refused.js";
import { navigate } from "../router.js";
import { remove } from "../service.js";
import { t } from "../words.js";

/** Deletes a game or an opened record of this device, after a question. @param {{ id: string }} props */
export function DeleteGame({ id }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return html`<${IconButton} icon="trash" label=${t("local-delete")} onClick=${() => setAsking(true)} />
    ${asking &&
    html`<${Dialog} title=${t("local-delete")} onClose=${close}>
      <p>${t("web-delete-table-about")}</p>
      <div class="row">
        <button type="button" class="primary" onClick=${forget}>${t("local-delete")}</button>
        <button type="button" onClick=${close}>${t("local-delete-keep")}</button>
      </div>
    <//>`}`;

  async function forget() {
    await remove(`/tables/${id}`).then(() => navigate("/"), tellRefusal);
  }
}
