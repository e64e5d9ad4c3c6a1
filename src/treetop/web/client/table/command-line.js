import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { reason, ruleLink } from "../refused.js";
import { t } from "../words.js";

/**
 * Actions typed in the notation of the records. Why one was refused is said until the game goes on.
 * @param {{
 *   connection: import("./connection.js").Connection, onAction: (action: string) => Promise<unknown>, example: string
 * }} props
 */
export function CommandLine({ connection, onAction, example }) {
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(
    /** @type {{ view: unknown, words: string, link?: { href: string, text: string } } | null} */ (null),
  );
  const refusal = refused?.view === connection.view.value ? refused : null;
  const answer = useRef(/** @type {HTMLParagraphElement | null} */ (null));
  // Beside a crowded table the panel shows only a few lines at once.
  useEffect(() => void (refusal && answer.current?.scrollIntoView({ block: "nearest" })), [refusal]);
  return html`<form class="command-line" onSubmit=${act}>
    <label for="command">${t("web-command")}</label>
    <div class="line">
      <input
        id="command"
        class="mono"
        value=${text}
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${false}
        placeholder=${example}
        aria-describedby="command-answer"
        onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="round" aria-label=${t("web-command-do")}><${Icon} name="check" /></button>
    </div>
    <p id="command-answer" ref=${answer} class="small refusal" role="alert">
      ${refusal?.words} ${refusal?.link && html`<a href=${refusal.link.href}>${refusal.link.text}</a>`}
    </p>
  </form>`;

  /** @param {Event} event */
  async function act(event) {
    event.preventDefault();
    const action = text.trim().toLowerCase().replace(/\s+/g, " ");
    if (!action) return;
    try {
      await onAction(action);
      // What has been typed meanwhile stays.
      setText((now) => (now === text ? "" : now));
      setRefused(null);
    } catch (problem) {
      setRefused({ view: connection.view.value, words: reason(problem), link: ruleLink(problem) });
    }
  }
}
