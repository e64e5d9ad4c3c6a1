import { useState } from "preact/hooks";
import { html } from "../../../html.js";
import { t } from "../../../words.js";
import { names as known } from "../notebook.js";
import { newTable } from "./entered.js";

/** @typedef {{ editions: Record<string, string[]>, species: Record<string, number> }} Facts */

const SEATS = [2, 3, 4];

/** Who played, with which trees. @param {{ facts: Facts, onStart: (table: import("./entered.js").Entered) => void }} props */
export function Setup({ facts, onStart }) {
  const [count, setCount] = useState(2);
  const [names, setNames] = useState(["", "", "", ""]);
  const [edition, setEdition] = useState("renegade");
  const [chosen, setChosen] = useState(/** @type {string[]} */ ([]));
  const all = facts.editions[edition];
  const needed = facts.species[count];
  const species = needed === all.length ? all : all.filter((code) => chosen.includes(code));
  const missing = needed - species.length;
  return html`<form class="stack pad-setup" onSubmit=${start}>
    <fieldset class="panel stack">
      <legend class="heard">${t("scorepad-players")}</legend>
      <h2 aria-hidden="true">${t("scorepad-players")}</h2>
      <div class="choices">
        ${SEATS.map(
          (seats) => html`<label key=${seats} class="choice">
            <input type="radio" name="count" checked=${seats === count} onChange=${() => setCount(seats)} />
            ${t("core-players", { count: seats })}
          </label>`,
        )}
      </div>
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
              onInput=${(/** @type {InputEvent} */ event) => setNames(names.with(seat, /** @type {HTMLInputElement} */ (event.target).value))}
            />
          </label>`,
        )}
      </div>
    </fieldset>
    <fieldset class="panel stack" data-edition=${edition}>
      <legend class="heard">${t("scorepad-species")}</legend>
      <h2 aria-hidden="true">${t("scorepad-species")}</h2>
      <div class="choices">
        ${Object.keys(facts.editions).map(
          (name) => html`<label key=${name} class="choice">
            <input type="radio" name="edition" checked=${name === edition} onChange=${() => choose(name)} />
            ${t(`scorepad-edition-${name}`)}
          </label>`,
        )}
      </div>
      ${needed < all.length &&
      html`<p role="status">${missing ? t("scorepad-species-missing", { count: missing, needed }) : t("scorepad-species-complete", { needed })}</p>
        <div class="pad-species">
          ${all.map((code) => {
            const on = chosen.includes(code);
            return html`<button
              key=${code}
              type="button"
              class=${`pad-kind species-${code}`}
              aria-pressed=${on}
              disabled=${!on && missing <= 0}
              onClick=${() => setChosen(on ? chosen.filter((one) => one !== code) : [...chosen, code])}
            >
              <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#species-${code}`} /></svg>
              <span>${t(`core-species-${code}`)}</span>
            </button>`;
          })}
        </div>`}
    </fieldset>
    <button class="primary large" disabled=${missing !== 0}>${t("scorepad-start")}</button>
  </form>`;

  /** @param {string} name */
  function choose(name) {
    setEdition(name);
    setChosen([]);
  }

  /** @param {SubmitEvent} event */
  function start(event) {
    event.preventDefault();
    const called = names.slice(0, count).map((name, seat) => name.trim() || t("core-player", { seat: seat + 1 }));
    onStart(newTable(called, edition, species));
  }
}
