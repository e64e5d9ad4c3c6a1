import { html } from "../html.js";
import { has, number, say, t } from "../words.js";

/** What a table shows in other ways, or what says nothing to a player. */
const LEFT_OUT = ["game", "players", "seat", "to_act", "seat_to_act", "legal", "words", "options"];

/**
 * What a view says, as lists; `names` are those of the seats.
 * @param {{ game: string, facts: Record<string, any>, names: string[] }} props
 */
export function Facts({ game, facts, names }) {
  const shown = Object.entries(facts).filter(([key, value]) => !LEFT_OUT.includes(key) && value !== null);
  return html`<dl class="facts">
    ${shown.map(
      ([key, value]) => html`<div key=${key} class="fact">
        <dt>${label(game, key)}</dt>
        <dd><${Value} game=${game} name=${key} value=${value} names=${names} /></dd>
      </div>`,
    )}
  </dl>`;
}

/** @param {{ game: string, name: string, value: any, names: string[] }} props */
function Value({ game, name, value, names }) {
  if (Array.isArray(value)) return html`<${Values} game=${game} name=${name} values=${value} names=${names} />`;
  if (isMessage(value)) return say(value);
  if (value !== null && typeof value === "object") return html`<${Facts} game=${game} facts=${value} names=${names} />`;
  return scalar(game, name, value);
}

/**
 * A list; one entry for each seat is headed by the seat's name.
 * @param {{ game: string, name: string, values: any[], names: string[] }} props
 */
function Values({ game, name, values, names }) {
  if (values.length === 0) return html`<span class="muted">${t("web-fact-none")}</span>`;
  const bySeat = values.length === names.length && (name === "seats" || name.endsWith("_by_seat"));
  const plain = !bySeat && values.every((value) => value === null || typeof value !== "object");
  return html`<ol class=${plain ? "values plain" : "values"}>
    ${values.map(
      (value, index) => html`<li key=${index}>
        ${bySeat && html`<strong class="seat-name">${names[index]}</strong>`}
        <${Value} game=${game} name=${name} value=${value} names=${names} />
      </li>`,
    )}
  </ol>`;
}

/** @param {any} value */
function isMessage(value) {
  return typeof value?.id === "string" && has(value.id);
}

/** A fact's name: `GAME-fact-KEY` where the game has words for it. @param {string} game @param {string} key */
function label(game, key) {
  const id = `${game}-fact-${key.replaceAll("_", "-")}`;
  return has(id) ? t(id) : key.replaceAll("_", " ");
}

/**
 * A value: `GAME-KEY-VALUE` where the game has words for it.
 * @param {string} game
 * @param {string} key
 * @param {any} value
 */
function scalar(game, key, value) {
  const id = `${game}-${key.replaceAll("_", "-")}-${value}`;
  if (has(id)) return t(id);
  if (value === null) return html`<span aria-label=${t("web-fact-hidden")}>?</span>`;
  if (typeof value === "boolean") return t(value ? "web-fact-yes" : "web-fact-no");
  return typeof value === "number" ? number(value) : String(value);
}
