import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog.js";
import { TextField } from "../components/field.js";
import { store, stored } from "../device-storage.js";
import { html } from "../html.js";
import { becomeSomebody, person, rename } from "../person.js";
import { tellRefusal } from "../refused.js";
import { t } from "../words.js";

/** Whether the reader has chosen a name. */
export function isNamed() {
  return person.value?.kind === "account" || (person.value !== null && stored("named", false));
}

/** Those who invited somebody want to know who came. @param {{ onName: () => void, onClose: () => void }} props */
export function NameQuestion({ onName, onClose }) {
  const [name, setName] = useState("");
  return html`<${Dialog} title=${t("web-name-question")} onClose=${onClose}>
    <form class="stack" onSubmit=${go}>
      <${TextField}
        id="my-name"
        words="web-person-name"
        required
        maxlength="24"
        autocomplete="nickname"
        value=${name}
        onValue=${setName}
      />
      <div><button type="submit" class="primary">${t("web-seat-take")}</button></div>
    </form>
  <//>`;

  /** @param {Event} event */
  async function go(event) {
    event.preventDefault();
    try {
      await becomeSomebody();
      await rename({ name });
      store("named", true);
      onClose();
      onName();
    } catch (problem) {
      tellRefusal(problem);
    }
  }
}
