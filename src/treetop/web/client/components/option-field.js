import { partOf } from "../games.js";
import { html } from "../html.js";
import { useAnswer } from "../use-answer.js";
import { load, t } from "../words.js";
import { Switch } from "./field.js";
import { Radios } from "./radios.js";

/** @typedef {import("../games.js").Option} Option */
/**
 * What the field of a game's own kind of option gets; `words` is the id of its label.
 * @typedef {{
 *   words: string, option: Option, chosen: Record<string, any>, value: any, seats: number,
 *   onChoose: (value: any) => void
 * }} FieldProps
 */

/**
 * One row of a game's option table as a form field.
 * @param {{
 *   game: string, option: Option, chosen: Record<string, any>, seats: number, onChoose: (value: any) => void
 * }} props
 */
export function OptionField({ game, option, chosen, seats, onChoose }) {
  // A game of another package may have no words at all.
  const { answer } = useAnswer(() => Promise.all([partOf(game, "options"), load(game).catch(() => {})]), [game]);
  if (!answer) return null;
  const [own] = answer;
  const words = optionWords(game, option.name);
  const value = chosen[option.name] ?? option.default;
  const given = { words, option, chosen, value, seats, onChoose };
  if (option.kind === "flag") return html`<${Switch} words=${words} value=${value} onValue=${onChoose} />`;
  if (option.kind === "choice") return html`<${Choice} ...${given} />`;
  return own?.fields[option.kind] ? html`<${own.fields[option.kind]} ...${given} />` : null;
}

/** @param {FieldProps & { name?: (choice: any) => string }} props */
export function Choice({ words, option, value, onChoose, name = (choice) => t(choiceWords(words, choice)) }) {
  return html`<fieldset>
    <legend>${t(words)}</legend>
    <${Radios} name=${words} values=${option.choices ?? []} value=${value} words=${name} onValue=${onChoose} />
  </fieldset>`;
}

/**
 * Several of what there is, each with its picture; the form says how many are needed.
 * @param {{
 *   choices: string[], value: string[], needed: number, symbol: (choice: string) => string,
 *   name: (choice: string) => string, onChoose: (value: string[]) => void
 * }} props
 */
export function Several({ choices, value, needed, symbol, name, onChoose }) {
  return html`<p class="hint small" role="status">${t("web-option-several", { count: value.length, needed })}</p>
    <div class="choices picture-choices">
      ${choices.map(
        (choice) => html`<label key=${choice} class=${`choice ${symbol(choice)}`}>
          <input type="checkbox" checked=${value.includes(choice)} onChange=${() => onChoose(toggled(value, choice))} />
          <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${symbol(choice)}`} /></svg>${name(choice)}
        </label>`,
      )}
    </div>`;
}

/** @param {string[]} value @param {string} choice */
function toggled(value, choice) {
  return value.includes(choice) ? value.filter((one) => one !== choice) : [...value, choice];
}

/** @param {string} game @param {string} name */
export function optionWords(game, name) {
  return `${game}-option-${name.replaceAll("_", "-")}`;
}

/** @param {string} words @param {unknown} choice */
export function choiceWords(words, choice) {
  return `${words}-${String(choice).replaceAll("_", "-")}`;
}
