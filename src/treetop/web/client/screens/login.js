import { useState } from "preact/hooks";
import { PasswordField, TextField } from "../components/field.js";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { enter, person } from "../person.js";
import { tellRefusal } from "../refused.js";
import { navigate, path, query } from "../router.js";
import { post } from "../service.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

/** Log in to an account, or make one; a guest's games come along either way. */
export default function Login() {
  const isNew = path.value === "/register";
  useTitle(t(isNew ? "people-register-title" : "people-login-title"));
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  if (person.value?.kind === "account" && !busy)
    return html`<section class="page narrow">
      <h1>${t("people-logged-in", { name: person.value.name })}</h1>
      <p class="row">
        <a class="button primary" href="/">${t("web-to-home")}</a>
        <a class="button" href="/settings">${t("web-settings")}</a>
      </p>
    </section>`;
  return html`<section class="page narrow">
    <h1>${t(isNew ? "people-register-title" : "people-login-title")}</h1>
    <form class="panel stack" onSubmit=${submit}>
      <p class="muted">${t(isNew ? "people-register-about" : "people-login-about")}</p>
      <${TextField}
        id="account-name"
        words="people-name"
        name="username"
        required
        maxlength="24"
        autocomplete="username"
        autocapitalize="none"
        spellcheck=${false}
        value=${name}
        onValue=${setName}
      />
      <${PasswordField}
        id="account-password"
        words=${isNew ? "people-password-new" : "people-password"}
        name="password"
        kind=${isNew ? "new-password" : "current-password"}
        value=${password}
        onValue=${setPassword}
      />
      <div class="row">
        <button type="submit" class="primary large" disabled=${busy}>
          ${t(isNew ? "people-register" : "web-account-login")}
        </button>
        <a href=${(isNew ? "/login" : "/register") + location.search}>
          ${t(isNew ? "people-to-login" : "people-to-register")}
        </a>
        ${!isNew && html`<a href="/forgotten">${t("away-forgotten")}</a>`}
      </div>
    </form>
  </section>`;

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    setBusy(true);
    await post(isNew ? "/account" : "/login", { name, password }).then(({ person: account }) => {
      enter(account);
      notify(t("people-welcome", { name: account.name }));
      navigate(wayBack(), { replace: true });
    }, tellRefusal);
    setBusy(false);
  }
}

/** Where somebody came from; never another site. */
function wayBack() {
  const back = query.value.get("back") ?? "/";
  return new URL(back, location.origin).origin === location.origin && back.startsWith("/") ? back : "/";
}
