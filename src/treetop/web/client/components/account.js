import { useState } from "preact/hooks";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { become, person } from "../person.js";
import { tellRefusal } from "../refused.js";
import { navigate } from "../router.js";
import { post, put } from "../service.js";
import { t } from "../words.js";
import { Dialog } from "./dialog.js";
import { CurrentPassword, PasswordField, useField } from "./field.js";
import { Icon } from "./icon.js";

/** Everything about one's account: in and out, the password, one's data, the end. */
export function Account() {
  const who = person.value;
  const registered = who?.kind === "account";
  const [leaving, setLeaving] = useState(false);
  return html`<section class="panel stack account">
    <h2>${t("people-account")}</h2>
    <p class="muted">${registered ? t("people-logged-in", { name: who?.name ?? "" }) : t("people-register-about")}</p>
    ${registered
      ? html`<div class="row">
        <button type="button" onClick=${() => out("/logout")}>${t("people-logout")}</button>
        <button type="button" onClick=${() => out("/logout-everywhere")}>${t("people-logout-everywhere")}</button>
      </div>
        <${PasswordForm} name=${who?.name ?? ""} />`
      : html`<div class="row">
        <a class="button primary" href="/register?back=/settings">${t("web-account-register")}</a>
        <a class="button" href="/login?back=/settings">${t("web-account-login")}</a>
      </div>`}
    ${who &&
    html`<div class="row">
      <a class="button quiet" href="/api/me/export" download><${Icon} name="download" />${t("people-export")}</a>
      <button type="button" class="quiet" onClick=${() => setLeaving(true)}>
        <${Icon} name="trash" />${t(registered ? "people-delete" : "people-delete-guest")}
      </button>
    </div>`}
    ${leaving && html`<${Farewell} asked=${registered} name=${who?.name ?? ""} onClose=${() => setLeaving(false)} />`}
  </section>`;
}

/** @param {string} way */
async function out(way) {
  await post(way).then(() => {
    become(null);
    navigate("/");
  }, tellRefusal);
}

/** @param {{ name: string }} props */
function PasswordForm({ name }) {
  const old = useField();
  const fresh = useField();
  return html`<details>
    <summary>${t("people-change-password")}</summary>
    <form class="stack" onSubmit=${change}>
      <${CurrentPassword} id="old-password" name=${name} words="people-password-old" ...${old} />
      <${PasswordField} id="new-password" words="people-password-new" kind="new-password" ...${fresh} />
      <p class="muted small">${t("people-change-password-about")}</p>
      <div><button type="submit" class="primary">${t("people-change-password")}</button></div>
    </form>
  </details>`;

  /** @param {Event} event */
  async function change(event) {
    event.preventDefault();
    await put("/account/password", { old: old.value, new: fresh.value }).then(({ person: account }) => {
      become(account);
      old.onValue("");
      fresh.onValue("");
      notify(t("people-password-changed"));
    }, tellRefusal);
  }
}

/**
 * Asked once, with the password if there is one.
 * @param {{ asked: boolean, name: string, onClose: () => void }} props
 */
function Farewell({ asked, name, onClose }) {
  const password = useField();
  return html`<${Dialog} title=${t(asked ? "people-delete" : "people-delete-guest")} onClose=${onClose}>
    <form class="stack" onSubmit=${goodbye}>
      <p>${t("people-delete-about")}</p>
      ${asked &&
      html`<${CurrentPassword} id="farewell-password" name=${name} ...${password} />`}
      <div class="row">
        <button type="submit" class="primary">${t("people-delete-now")}</button>
        <button type="button" onClick=${onClose}>${t("people-keep")}</button>
      </div>
    </form>
  <//>`;

  /** @param {Event} event */
  async function goodbye(event) {
    event.preventDefault();
    await post("/account/delete", { password: password.value }).then(() => {
      become(null);
      notify(t("people-deleted"));
      navigate("/");
    }, tellRefusal);
  }
}
