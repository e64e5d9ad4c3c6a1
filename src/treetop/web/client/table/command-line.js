import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../components/icon.js";
import { html } from "../html.js";
import { reason, ruleLink } from "../refused.js";
import { t } from "../words.js";

/**
 * Actions typed in the notation of the records.
 * @param {{ onAction: (action: string) => Promise<unknown>, example: string }} props
 */
export function CommandLine({ onAction, example }) {
  const [text, write] = useState("");
  const [refusal, refuse] = useState(/** @type {{ words: string, link?: { href: string, text: string } } | null} */ (null));
  const answer = useRef(/** @type {HTMLParagraphElement | null} */ (null));
  // Beside a crowded table the panel shows only a few lines at once.
  useEffect(() => void (refusal && answer.current?.scrollIntoView({ block: "nearest" })), [refusal]);
  return html`<form class="command-line" onSubmit=${act}>
    <label for="command">${t("web-command")}</label>
    <div class="line">
      <input id="command" class="mono" value=${text} autocomplete="off" autocapitalize="off" spellcheck=${false} placeholder=${example} aria-describedby="command-answer" onInput=${(/** @type {any} */ event) => write(event.currentTarget.value)} />
      <button type="submit" class="round" aria-label=${t("web-command-do")}><${Icon} name="check" /></button>
    </div>
    <p id="command-answer" ref=${answer} class="small refusal" role="alert">${refusal?.words} ${refusal?.link && html`<a href=${refusal.link.href}>${refusal.link.text}</a>`}</p>
  </form>`;

  /** @param {Event} event */
  async function act(event) {
    event.preventDefault();
    const action = text.trim().toLowerCase().replace(/\s+/g, " ");
    if (!action) return;
    try {
      await onAction(action);
      write("");
      refuse(null);
    } catch (problem) {
      refuse({ words: reason(problem), link: ruleLink(problem) });
    }
  }
}
