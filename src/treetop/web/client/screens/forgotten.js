import { PasswordField, TextField, useField } from "../components/field.js";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { enter } from "../person.js";
import { tellRefusal } from "../refused.js";
import { navigate, query } from "../router.js";
import { post } from "../service.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

/** A new password, with a recovery code or the code of a letter. */
export default function Forgotten() {
  useTitle(t("away-forgotten"));
  const name = useField(query.value.get("name") ?? "");
  const code = useField(query.value.get("code") ?? "");
  const password = useField();
  return html`<section class="page narrow">
    <h1>${t("away-forgotten")}</h1>
    <form class="panel stack" onSubmit=${reset}>
      <p class="muted">${t("away-forgotten-about")}</p>
      <${TextField}
        id="forgotten-name"
        words="away-name"
        required
        maxlength="24"
        autocomplete="username"
        ...${name}
      />
      <div><button type="button" disabled=${!name.value.trim()} onClick=${send}>${t("away-send")}</button></div>
      <${TextField}
        id="forgotten-code"
        words="away-code"
        required
        maxlength="128"
        autocomplete="one-time-code"
        spellcheck=${false}
        ...${code}
      />
      <${PasswordField} id="forgotten-password" words="away-new-password" kind="new-password" ...${password} />
      <div><button type="submit" class="primary">${t("away-reset")}</button></div>
    </form>
  </section>`;

  function send() {
    post("/password/forgotten", { name: name.value }).then(() => notify(t("away-sent")), tellRefusal);
  }

  /** @param {Event} event */
  async function reset(event) {
    event.preventDefault();
    const proof = { name: name.value, code: code.value, password: password.value };
    await post("/password/reset", proof).then(({ person: account }) => {
      enter(account);
      navigate("/", { replace: true });
    }, tellRefusal);
  }
}
