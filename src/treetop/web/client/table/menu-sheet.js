import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icon.js";
import { LanguageChoice } from "../components/language-choice.js";
import { SettingsForm } from "../components/settings-form.js";
import { gameName } from "../games.js";
import { html } from "../html.js";
import { isOnDevice } from "../local/ids.js";
import { notify } from "../notices.js";
import { person } from "../person.js";
import { tellRefusal } from "../refused.js";
import { navigate } from "../router.js";
import { post, remove } from "../service.js";
import { share } from "../share.js";
import { t } from "../words.js";
import { BackToReplay } from "./back-to-replay.js";
import { Fairness } from "./fairness.js";
import { TableRules } from "./rules.js";

/** Something that can't be undone, asked once. @typedef {{ title: string, about: string, act: () => void }} Question */

/**
 * What the menu of a table offers.
 * @param {{ connection: import("./connection.js").Connection, onClose: () => void }} props
 */
export function MenuSheet({ connection, onClose }) {
  const table = connection.table.value;
  const [asking, setAsking] = useState(/** @type {Question | null} */ (null));
  if (!table) return null;
  const me = table.seats[(connection.seat.value ?? 0) - 1];
  const playing = table.state === "playing" && me && !me.resigned;
  const here = isOnDevice(table.id);
  const others = table.seats.filter((seat) => seat.kind === "person" && seat !== me).length;
  if (asking)
    return html`<${Dialog} title=${t(asking.title)} onClose=${onClose}>
      <p>${t(asking.about)}</p>
      <div class="row">
        <button type="button" class="primary" onClick=${asking.act}>${t(asking.title)}</button>
        <button type="button" onClick=${onClose}>${t("web-play-on")}</button>
      </div>
    <//>`;
  return html`<${Dialog} title=${t("web-menu")} onClose=${onClose}>
    <nav class="menu">
      <a class="button" href="/"><${Icon} name="home" />${t("web-to-home")}</a>
      ${!here &&
      html`<button
        type="button"
        onClick=${() => share({ title: "Treetop", text: gameName(table.game), url: location.href })}
      >
        <${Icon} name="share" />${t("web-lobby-share-link")}
      </button>`}
      ${playing &&
      others > 0 &&
      html`<button type="button" onClick=${abandon}><${Icon} name="pause" />${t("web-abandon")}</button>`}
      ${playing &&
      html`<button
        type="button"
        onClick=${() =>
          setAsking({
            title: "web-resign",
            about: table.rated ? "web-resign-rated" : "web-resign-about",
            act: () => end("resign"),
          })}
      >
        <${Icon} name="flag" />${t("web-resign")}
      </button>`}
      ${playing &&
      !here &&
      html`<button
        type="button"
        onClick=${() => setAsking({ title: "web-leave", about: leaveAbout(), act: () => end("leave") })}
      >
        <${Icon} name="external" />${t("web-leave")}
      </button>`}
      ${me &&
      (here || (others === 0 && !table.rated)) &&
      html`<button
        type="button"
        onClick=${() => setAsking({ title: "web-delete-table", about: "web-delete-table-about", act: forget })}
      >
        <${Icon} name="trash" />${t("web-delete-table")}
      </button>`}
      ${!here &&
      person.value?.kind !== "account" &&
      html`<a class="button" href=${`/login?back=/t/${table.id}`}>
        <${Icon} name="lock" />${t("web-account-login")}
      </a>`}
    </nav>
    ${table.trial && html`<p>${t("web-trial-about")} <${BackToReplay} trial=${table.trial} /></p>`}
    <${TableRules} table=${table} />
    ${!here && html`<${Fairness} table=${table.id} />`}
    <${LanguageChoice} />
    <${SettingsForm} />
  <//>`;

  function leaveAbout() {
    if (table?.rated) return "web-leave-rated";
    return others > 0 ? "web-leave-people" : "web-leave-bots";
  }

  function abandon() {
    connection.vote("abandon", true);
    notify(t("web-abandon-asked"));
    onClose();
  }

  /** @param {"resign" | "leave"} way */
  async function end(way) {
    await post(`/tables/${table?.id}/${way}`).then(() => (way === "leave" ? navigate("/") : onClose()), tellRefusal);
  }

  async function forget() {
    await remove(`/tables/${table?.id}`).then(() => navigate("/"), tellRefusal);
  }
}
