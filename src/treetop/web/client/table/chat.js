import { useEffect, useRef, useState } from "preact/hooks";
import { useAsked } from "../asked.js";
import { Icon } from "../components/icon.js";
import { offer } from "../games.js";
import { html } from "../html.js";
import { t } from "../words.js";

const LONGEST = 280;

/** Quick phrases and text between those at the table. @param {{ connection: import("./connection.js").Connection }} props */
export function Chat({ connection }) {
  const lines = connection.chat.value;
  const end = useRef(/** @type {HTMLOListElement | null} */ (null));
  const [text, write] = useState("");
  const { answer } = useAsked(offer, []);
  useEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight);
  }, [lines.length]);
  return html`<div class="chat">
    <ol class="log" ref=${end} tabindex="0" aria-label=${t("web-chat")}>
      ${lines.length === 0 && html`<li class="muted">${t("web-chat-empty")}</li>`}
      ${lines.map((line) => html`<li key=${line.n}><strong>${line.person.name}</strong> ${line.phrase ? t(`tables-phrase-${line.phrase}`) : line.text}</li>`)}
    </ol>
    <div class="phrases">
      ${(answer?.phrases ?? []).map((phrase) => html`<button key=${phrase} type="button" class="phrase" onClick=${() => connection.say({ phrase })}>${t(`tables-phrase-${phrase}`)}</button>`)}
    </div>
    <form class="line" onSubmit=${send}>
      <label class="heard" for="chat-line">${t("web-chat-write")}</label>
      <input id="chat-line" value=${text} maxlength=${LONGEST} autocomplete="off" placeholder=${t("web-chat-write")} onInput=${(/** @type {any} */ event) => write(event.currentTarget.value)} />
      <button type="submit" class="round" aria-label=${t("web-chat-send")}><${Icon} name="send" /></button>
    </form>
  </div>`;

  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    if (text.trim()) connection.say({ text: text.trim() });
    write("");
  }
}
