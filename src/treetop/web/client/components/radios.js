import { html } from "../html.js";
import { t } from "../words.js";

/**
 * A few things of which one is chosen.
 * @template {string | number} T
 * @param {{
 *   name: string, values: readonly T[], value: T | undefined, words: (value: T) => string,
 *   onValue: (value: T) => void, label?: string
 * }} props `label`: where no legend says what they are about.
 */
export function Radios({ name, values, value: chosen, words, onValue, label }) {
  return html`<div class="choices" role=${label && "radiogroup"} aria-label=${label}>
    ${values.map(
      (value) =>
        html`<label key=${value} class="choice">
          <input
            type="radio"
            name=${name}
            value=${value}
            checked=${value === chosen}
            onChange=${() => onValue(value)}
          />
          ${words(value)}
        </label>`,
    )}
  </div>`;
}

/** @param {number} count */
export const playerCount = (count) => t("core-players", { count });
