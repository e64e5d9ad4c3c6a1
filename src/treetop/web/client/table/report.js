import { useState } from "preact/hooks";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { person } from "../person.js";
import { reason } from "../refused.js";
import { post } from "../service.js";
import { t } from "../words.js";

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("./facts.js").Somebody} Somebody */

const LONGEST = 280;

/** Tell the host what somebody at this table did. @param {{ connection: Connection }} props */
export function Report({ connection }) {
  const others = met(connection);
  const [whom, setWhom] = useState("");
  const [text, setText] = useState("");
  const about = others.some((one) => one.id === whom) ? whom : others[0]?.id;
  if (!about || !person.value) return null;
  return html`<details class="report">
    <summary class="small muted">${t("tables-report")}</summary>
    <form class="stack" onSubmit=${send}>
      <label>${t("tables-report-whom")}
        <select value=${about} onChange=${(/** @type {any} */ event) => setWhom(event.currentTarget.value)}>
          ${others.map((one) => html`<option key=${one.id} value=${one.id}>${one.name}</option>`)}
        </select>
      </label>
      <label>${t("tables-report-why")}
        <input
          value=${text}
          maxlength=${LONGEST}
          required
          onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit">${t("tables-report-send")}</button>
    </form>
  </details>`;

  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    post(`/tables/${connection.table.value?.id}/reports`, { person: about, text }).then(
      () => (setText(""), notify(t("tables-report-sent"))),
      (refusal) => notify(reason(refusal)),
    );
  }
}

/** Everybody else who sits here or has said something. @param {Connection} connection @returns {Somebody[]} */
function met(connection) {
  /** @type {Map<string, Somebody>} */
  const found = new Map();
  for (const seat of connection.table.value?.seats ?? []) if (seat.person) found.set(seat.person.id, seat.person);
  for (const line of connection.chat.value) found.set(line.person.id, line.person);
  found.delete(person.value?.id ?? "");
  return [...found.values()].filter((one) => !one.id.startsWith("bot-"));
}
