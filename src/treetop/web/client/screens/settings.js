import { Account } from "../components/account.js";
import { LanguageChoice } from "../components/language-choice.js";
import { YourTurn } from "../components/your-turn.js";
import { SettingsForm } from "../components/settings-form.js";
import { html } from "../html.js";
import { HAS_SERVER } from "../site.js";
import { useTitle } from "../title.js";
import { t } from "../words.js";

/** Language, look and sound, and the account. */
export default function Settings() {
  useTitle(t("web-settings"));
  return html`<section class="page narrow">
    <h1>${t("web-settings")}</h1>
    <div class="panel stack"><h2>${t("web-language")}</h2><${LanguageChoice} /></div>
    <div class="panel"><${SettingsForm} /></div>
    ${HAS_SERVER &&
    html`<${Account} />
      <${YourTurn} />
      <p><a href="/privacy">${t("privacy-title")}</a></p>`}
  </section>`;
}
