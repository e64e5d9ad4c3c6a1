import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog.js";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { t } from "../words.js";
import { ClockFace } from "./clock.js";
import { Menu } from "./menu.js";
import { Talk } from "./side.js";
import { seatNames } from "./names.js";

/**
 * The head of a table: whose turn it is and what is expected; my clock; the rules, if the game has any here; the menu.
 * @param {{
 *   connection: import("./connection.js").Connection, sentence: string, mine: boolean, example: string,
 *   onAction: (action: string) => Promise<unknown>, onRules?: () => void
 * }} props
 */
export function Bar({ connection, sentence, mine, example, onAction, onRules }) {
  const [talking, setTalking] = useState(false);
  const [read, setRead] = useState(connection.chat.value.length);
  const unread = connection.chat.value.length > read;
  const seat = connection.seat.value;
  const names = seatNames(connection.table.value?.seats ?? []);
  return html`<header class=${`bar${mine ? " my-turn" : ""}`}>
    <a class="mark" href="/" aria-label=${t("web-to-home")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><use href="#logo" /></svg>
    </a>
    <h1 class="sentence">${sentence}</h1>
    ${seat
      ? html`<${ClockFace} connection=${connection} seat=${seat} />`
      : html`<span class="watching muted small"><${Icon} name="eye" />${t("web-watching")}</span>`}
    ${onRules &&
    html`<button
      type="button"
      class="quiet round rules-button"
      aria-label=${t("web-table-rules")}
      aria-haspopup="dialog"
      onClick=${onRules}
    >
      <${Icon} name="learn" />
    </button>`}
    <button
      type="button"
      class="quiet round talk-button"
      aria-label=${unread ? t("web-talk-new") : t("web-talk")}
      aria-haspopup="dialog"
      onClick=${() => setTalking(true)}
    >
      <${Icon} name=${unread ? "chat" : "log"} />${unread && html`<span class="unread"></span>`}
    </button>
    <${Menu} connection=${connection} />
    ${talking &&
    html`<${Dialog} title=${t("web-talk")} onClose=${close}>
      <${Talk} connection=${connection} names=${names} example=${example} onAction=${onAction} />
    <//>`}
  </header>`;

  function close() {
    setTalking(false);
    setRead(connection.chat.value.length);
  }
}
