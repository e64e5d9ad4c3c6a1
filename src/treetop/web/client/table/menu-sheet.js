import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icon.js";
import { LanguageChoice } from "../components/language-choice.js";
import { SettingsForm } from "../components/settings-form.js";
import { gameName } from "../games.js";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { tellRefusal } from "../refused.js";
import { navigate } from "../router.js";
import { post } from "../service.js";
import { share } from "../share.js";
import { t } from "../words.js";
import { Fairness } from "./fairness.js";
import { TableRules } from "./rules.js";

/**
 * What the menu of a table offers.
 * @param {{ connection: import("./connection.js").Connection, onClose: () => void }} props
 */
export function MenuSheet({ connection, onClose }) {
  const table = connection.table.value;
  if (!table) return null;
  const seated = connection.seat.value !== null;
  const playing = table.state === "playing";
  const persons = table.seats.filter((seat) => seat.kind === "person").length;
  return html`<${Dialog} title=${t("web-menu")} onClose=${onClose}>
    <nav class="menu">
      <a class="button" href="/"><${Icon} name="home" />${t("web-to-home")}</a>
      <button type="button" onClick=${() => share({ title: "Treetop", text: gameName(table.game), url: location.href })}><${Icon} name="share" />${t("web-lobby-share-link")}</button>
      ${seated && playing && persons > 1 && html`<button type="button" onClick=${abandon}><${Icon} name="flag" />${t("web-abandon")}</button>`}
      ${seated && playing && html`<button type="button" onClick=${leave}><${Icon} name="external" />${t("web-leave")}</button>`}
    </nav>
    <${TableRules} table=${table} />
    <${Fairness} table=${table.id} />
    <${LanguageChoice} />
    <${SettingsForm} />
  <//>`;

  function abandon() {
    connection.vote("abandon", true);
    notify(t("web-abandon-asked"));
    onClose();
  }

  async function leave() {
    await post(`/tables/${table?.id}/leave`).then(() => navigate("/"), tellRefusal);
  }
}
