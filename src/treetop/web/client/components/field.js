import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../words.js";

/** What stands in a field, and how it changes, as the field wants them. @param {string} first */
export function useField(first = "") {
  const [value, onValue] = useState(first);
  return { value, onValue };
}

/**
 * A line of text to fill in; other props go to its input.
 * @param {{
 *   id: string, words: string, value: string, onValue: (value: string) => void, [attribute: string]: any
 * }} props
 */
export function TextField({ id, words, value, onValue, ...more }) {
  const change = (/** @type {any} */ event) => onValue(event.currentTarget.value);
  return html`<div class="field">
    <label for=${id}>${t(words)}</label>
    <input id=${id} value=${value} onInput=${change} ...${more} />
  </div>`;
}

/** @param {{ id: string, words: string, kind: string, value: string, onValue: (value: string) => void }} props */
export function PasswordField({ kind, ...field }) {
  const least = kind === "new-password" ? 8 : 1;
  const limits = { required: true, minlength: least, maxlength: 128, autocomplete: kind };
  return html`<${TextField} type="password" ...${limits} ...${field} />`;
}

/**
 * The password that somebody already has; the password manager hears whose.
 * @param {{ id: string, name: string, words?: string, value: string, onValue: (value: string) => void }} props
 */
export function CurrentPassword({ name, words = "people-password", ...field }) {
  return html`<input
      class="heard"
      type="text"
      autocomplete="username"
      value=${name}
      readonly
      tabindex="-1"
      aria-label=${t("people-name")}
    />
    <${PasswordField} words=${words} kind="current-password" ...${field} />`;
}

/**
 * Something that is on or off; other props go to its input.
 * @param {{ words: string, value: boolean, onValue: (value: boolean) => void, [attribute: string]: any }} props
 */
export function Switch({ words, value, onValue, ...more }) {
  const change = (/** @type {any} */ event) => onValue(event.currentTarget.checked);
  return html`<label class="switch">
    <input type="checkbox" checked=${value} onChange=${change} ...${more} />
    <span>${t(words)}</span>
  </label>`;
}
