import { useState } from "preact/hooks";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { become, person } from "../person.js";
import { tellRefusal } from "../refused.js";
import { navigate } from "../router.js";
import { post } from "../service.js";
import { t } from "../words.js";

/** A guest may become an account, or log in to one; an account may log out. */
export function Account() {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  if (person.value?.kind === "account")
    return html`<div class="panel row">
      <button type="button" onClick=${() => out("/logout")}>${t("web-account-logout")}</button>
      <button type="button" class="quiet" onClick=${() => out("/logout-everywhere")}>${t("web-account-logout-everywhere")}</button>
    </div>`;
  return html`<details class="panel">
    <summary>${t("web-account")}</summary>
    <form class="stack" onSubmit=${(/** @type {Event} */ event) => enter(event, "/account")}>
      <p class="muted small">${t("web-account-about")}</p>
      <div class="field"><label for="account-name">${t("web-account-name")}</label><input id="account-name" required maxlength="24" autocomplete="username" value=${name} onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} /></div>
      <div class="field"><label for="account-password">${t("web-account-password")}</label><input id="account-password" type="password" required minlength="8" maxlength="128" autocomplete="current-password" value=${password} onInput=${(/** @type {any} */ event) => setPassword(event.currentTarget.value)} /></div>
      <div class="row">
        <button type="submit" class="primary">${t("web-account-create")}</button>
        <button type="button" onClick=${(/** @type {Event} */ event) => enter(event, "/login")}>${t("web-account-login")}</button>
      </div>
    </form>
  </details>`;

  /** @param {Event} event @param {string} way */
  async function enter(event, way) {
    event.preventDefault();
    try {
      become((await post(way, { name, password })).person);
      notify(t("web-account-welcome", { name: person.value?.name ?? "" }));
      navigate(`/people/${person.value?.id}`);
    } catch (problem) {
      tellRefusal(problem);
    }
  }

  /** @param {string} way */
  async function out(way) {
    await post(way).then(() => {
      become(null);
      navigate("/");
    }, tellRefusal);
  }
}
