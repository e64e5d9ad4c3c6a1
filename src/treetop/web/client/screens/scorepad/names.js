import { Radios, playerCount } from "../../components/radios.js";
import { html } from "../../html.js";
import { t } from "../../words.js";
import { names as known } from "./notebook.js";

const SEATS = [2, 3, 4];

/**
 * How many played, and what they are called; names are remembered.
 * @param {{
 *   count: number, setCount: (count: number) => void, names: string[], setNames: (names: string[]) => void
 * }} props
 */
export function NameFields({ count, setCount, names, setNames }) {
  return html`<fieldset class="panel stack">
    <legend class="heard">${t("scorepad-players")}</legend>
    <h2 aria-hidden="true">${t("scorepad-players")}</h2>
    <${Radios} name="count" values=${SEATS} value=${count} words=${playerCount} onValue=${setCount} />
    <datalist id="pad-names">${known.value.map((name) => html`<option key=${name} value=${name} />`)}</datalist>
    <div class="pad-names">
      ${names.slice(0, count).map(
        (name, seat) => html`<label key=${seat} class="pad-name">
          <span class="small muted">${t("core-player", { seat: seat + 1 })}</span>
          <input
            list="pad-names"
            maxlength="24"
            autocomplete="off"
            value=${name}
            placeholder=${t("scorepad-name")}
            onInput=${(/** @type {InputEvent} */ event) =>
              setNames(names.with(seat, /** @type {HTMLInputElement} */ (event.target).value))}
          />
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {string[]} names @param {number} count */
export function called(names, count) {
  return names.slice(0, count).map((name, seat) => name.trim() || t("core-player", { seat: seat + 1 }));
}
