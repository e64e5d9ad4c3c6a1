import { useEffect, useRef, useState } from "preact/hooks";
import { useAnswer } from "../use-answer.js";
import { Icon } from "../components/icon.js";
import { offer } from "../games.js";
import { html } from "../html.js";
import { person } from "../person.js";
import { reason } from "../refused.js";
import { t } from "../words.js";
import { Report } from "./report.js";

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("./connection.js").Unsaid} Unsaid */

const LONGEST = 280;

/** Quick phrases and text between those at the table. @param {{ connection: Connection }} props */
export function Chat({ connection }) {
  const lines = connection.chat.value;
  const unsaid = connection.unsaid.value;
  const end = useRef(/** @type {HTMLOListElement | null} */ (null));
  const [text, setText] = useState("");
  const { answer } = useAnswer(offer, []);
  useEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight);
  }, [lines.length, unsaid.length]);
  return html`<div class="chat">
    <ol class="log" ref=${end} tabindex="0" aria-label=${t("web-chat")}>
      ${lines.length + unsaid.length === 0 && html`<li class="muted">${t("web-chat-empty")}</li>`}
      ${lines.map((line) => html`<li key=${line.n}><strong>${line.person.name}</strong> ${said(line)}</li>`)}
      ${unsaid.map((line) => html`<${UnsaidLine} key=${line.key} line=${line} connection=${connection} />`)}
    </ol>
    <div class="phrases">
      ${(answer?.phrases ?? []).map(
        (phrase) => html`<button key=${phrase} type="button" class="phrase" onClick=${() => connection.say({ phrase })}>
          ${t(`tables-phrase-${phrase}`)}
        </button>`,
      )}
    </div>
    <form class="line" onSubmit=${send}>
      <label class="heard" for="chat-line">${t("web-chat-write")}</label>
      <input
        id="chat-line"
        value=${text}
        maxlength=${LONGEST}
        autocomplete="off"
        placeholder=${t("web-chat-write")}
        onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="round" aria-label=${t("web-chat-send")}><${Icon} name="send" /></button>
    </form>
    <${Report} connection=${connection} />
  </div>`;

  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    if (text.trim()) connection.say({ text: text.trim() });
    setText("");
  }
}

/** On its way, waiting for the connection, or refused. @param {{ line: Unsaid, connection: Connection }} props */
function UnsaidLine({ line, connection }) {
  const waits = connection.state.value !== "live";
  return html`<li class="unsaid muted">
    <strong>${person.value?.name}</strong> ${said(line)}
    ${!line.refusal && waits && html`<span class="small">(${t("web-chat-waiting")})</span>`}
    ${line.refusal &&
    html`<span class="small refusal">${t("web-chat-refused", { reason: reason(line.refusal) })}</span>
      <button type="button" class="quiet" onClick=${() => connection.sayAgain(line)}>${t("web-chat-again")}</button>`}
  </li>`;
}

/** @param {{ phrase?: string, text?: string }} line */
function said({ phrase, text }) {
  return phrase ? t(`tables-phrase-${phrase}`) : text;
}
