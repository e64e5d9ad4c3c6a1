import { IconButton } from "../../components/icon-button.js";
import { html } from "../../html.js";
import { t } from "../../words.js";

const MOST_COUNT = 75;

/**
 * A number to tap up and down, or to write.
 * @param {{ label: string, symbol: string, value: number, set: (value: number) => void, most?: number }} props
 */
export function Counter({ label, symbol, value, set, most = MOST_COUNT }) {
  return html`<div class="pad-counter" role="group" aria-label=${label}>
    <svg class=${symbol} viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${symbol}`} /></svg>
    <span class="small">${label}</span>
    <${IconButton}
      icon="minus"
      label=${t("scorepad-less", { what: label })}
      disabled=${value <= 0}
      onClick=${() => set(value - 1)}
    />
    <input
      class="number"
      type="number"
      inputmode="numeric"
      min="0"
      max=${most}
      aria-label=${label}
      value=${value}
      onFocus=${select}
      onChange=${write}
    />
    <${IconButton}
      icon="plus"
      label=${t("scorepad-more", { what: label })}
      disabled=${value >= most}
      onClick=${() => set(value + 1)}
    />
  </div>`;

  /** @param {Event} event */
  function write(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const wanted = Math.min(most, Math.max(0, Math.trunc(field.valueAsNumber || 0)));
    field.value = String(wanted);
    if (wanted !== value) set(wanted);
  }
}

/** So that the next digit replaces the number. @param {FocusEvent} event */
function select(event) {
  /** @type {HTMLInputElement} */ (event.target).select();
}
