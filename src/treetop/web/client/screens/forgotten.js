import { useState } from "preact/hooks";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { become } from "../person.js";
import { tellRefusal } from "../refused.js";
import { navigate, query } from "../router.js";
import { post } from "../service.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

/** A new password, with a recovery code or the code of a letter. */
export default function Forgotten() {
  useTitle(t("away-forgotten"));
  const [name, setName] = useState(query.value.get("name") ?? "");
  const [code, setCode] = useState(query.value.get("code") ?? "");
  const [password, setPassword] = useState("");
  return html`<section class="page narrow">
    <h1>${t("away-forgotten")}</h1>
    <form class="panel stack" onSubmit=${reset}>
      <p class="muted">${t("away-forgotten-about")}</p>
      <div class="field">
        <label for="forgotten-name">${t("away-name")}</label>
        <input
          id="forgotten-name"
          required
          maxlength="24"
          autocomplete="username"
          value=${name}
          onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)}
        />
      </div>
      <div><button type="button" disabled=${!name.trim()} onClick=${send}>${t("away-send")}</button></div>
      <div class="field">
        <label for="forgotten-code">${t("away-code")}</label>
        <input
          id="forgotten-code"
          required
          maxlength="128"
          autocomplete="one-time-code"
          spellcheck=${false}
          value=${code}
          onInput=${(/** @type {any} */ event) => setCode(event.currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for="forgotten-password">${t("away-new-password")}</label>
        <input
          id="forgotten-password"
          type="password"
          required
          minlength="8"
          maxlength="128"
          autocomplete="new-password"
          value=${password}
          onInput=${(/** @type {any} */ event) => setPassword(event.currentTarget.value)}
        />
      </div>
      <div><button type="submit" class="primary">${t("away-reset")}</button></div>
    </form>
  </section>`;

  function send() {
    post("/password/forgotten", { name }).then(() => notify(t("away-sent")), tellRefusal);
  }

  /** @param {Event} event */
  async function reset(event) {
    event.preventDefault();
    await post("/password/reset", { name, code, password }).then(({ person: account }) => {
      become(account);
      navigate("/", { replace: true });
    }, tellRefusal);
  }
}
