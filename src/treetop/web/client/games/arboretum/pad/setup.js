import { useState } from "preact/hooks";
import { Radios } from "../../../components/radios.js";
import { html } from "../../../html.js";
import { t } from "../../../words.js";
import { called, NameFields } from "../../../screens/scorepad/names.js";
import { newTable } from "./entered.js";

/** @typedef {{ editions: Record<string, string[]>, species: Record<string, number> }} Facts */

/**
 * Who played, with which trees.
 * @param {{ facts: Facts, onStart: (table: import("./entered.js").Entered) => void }} props
 */
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
    <${NameFields} count=${count} setCount=${setCount} names=${names} setNames=${setNames} />
    <fieldset class="panel stack" data-edition=${edition}>
      <legend class="heard">${t("arboretum-scorepad-species")}</legend>
      <h2 aria-hidden="true">${t("arboretum-scorepad-species")}</h2>
      <${Radios}
        name="edition"
        values=${Object.keys(facts.editions)}
        value=${edition}
        words=${(/** @type {string} */ name) => t(`arboretum-scorepad-edition-${name}`)}
        onValue=${choose}
      />
      ${needed < all.length &&
      html`<p role="status">
        ${missing
          ? t("arboretum-scorepad-species-missing", { count: missing, needed })
          : t("arboretum-scorepad-species-complete", { needed })}
      </p>
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
              <span>${t(`arboretum-tree-${code}`)}</span>
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
    onStart(newTable(called(names, count), edition, species));
  }
}
