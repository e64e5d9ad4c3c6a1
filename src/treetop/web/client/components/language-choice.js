import { html } from "../html.js";
import { person, rename } from "../person.js";
import { LANGUAGES, language, speak, t } from "../words.js";
import { Icon } from "./icon.js";

/** Switches the language at once; the names stand in their own languages. */
export function LanguageChoice() {
  return html`<label class="language">
    <${Icon} name="language" />
    <span class="heard">${t("web-language")}</span>
    <select value=${language.value} onChange=${choose}>
      ${LANGUAGES.map(
        (code) =>
          html`<option key=${code} value=${code} lang=${code} selected=${code === language.value}>
            ${t(`core-language-${code}`)}
          </option>`,
      )}
    </select>
  </label>`;
}

/** @param {Event} event */
async function choose(event) {
  const code = /** @type {HTMLSelectElement} */ (event.currentTarget).value;
  await speak(code);
  if (person.value) rename({ language: code }).catch(() => {});
}
