import { html } from "../html.js";
import { t } from "../words.js";
import { Radios } from "./radios.js";

/** @typedef {{ name: string, usual: number, least: number, most: number }} Time */

/** What can be set of each kind of clock. @type {Record<string, Time[]>} */
const TIMES = {
  none: [],
  move: [{ name: "seconds", usual: 90, least: 5, most: 3600 }],
  bank: [
    { name: "minutes", usual: 15, least: 1, most: 600 },
    { name: "increment", usual: 10, least: 0, most: 600 },
  ],
  days: [{ name: "days", usual: 3, least: 1, most: 30 }],
};

/** @typedef {{ kind: string, times: Record<string, number> }} Wish */

/** Nobody counts the time. @type {Wish} */
export const NO_CLOCK = { kind: "none", times: {} };

/** As the service reads it. @param {Wish} wish @returns {Record<string, unknown>} */
export function clockOf({ kind, times }) {
  const set = Object.fromEntries(TIMES[kind].map(({ name, usual }) => [name, times[`${kind}-${name}`] ?? usual]));
  if (kind !== "bank") return { kind, ...set };
  return { kind, seconds: set.minutes * 60, increment: set.increment };
}

/**
 * Which clock, and how much time on it.
 * @param {{ kinds: string[], wish: Wish, onWish: (wish: Wish) => void }} props
 */
export function ClockField({ kinds, wish, onWish }) {
  return html`<fieldset class="stack">
    <legend>${t("web-new-clock")}</legend>
    <${Radios}
      name="clock"
      values=${kinds}
      value=${wish.kind}
      words=${(/** @type {string} */ kind) => t(`web-new-clock-${kind}`)}
      onValue=${(/** @type {string} */ kind) => onWish({ ...wish, kind })}
    />
    ${TIMES[wish.kind].map(
      (time) =>
        html`<${TimeField}
          key=${`${wish.kind}-${time.name}`}
          time=${time}
          id=${`${wish.kind}-${time.name}`}
          wish=${wish}
          onWish=${onWish}
        />`,
    )}
  </fieldset>`;
}

/** @param {{ time: Time, id: string, wish: Wish, onWish: (wish: Wish) => void }} props */
function TimeField({ time: { usual, least, most }, id, wish, onWish }) {
  return html`<div class="time-field">
    <input
      id=${`clock-${id}`}
      type="number"
      inputmode="numeric"
      required
      min=${least}
      max=${most}
      step="1"
      value=${wish.times[id] ?? usual}
      onInput=${(/** @type {any} */ event) =>
        onWish({ ...wish, times: { ...wish.times, [id]: event.currentTarget.valueAsNumber } })}
    />
    <label for=${`clock-${id}`}>${t(`web-new-clock-${id}`)}</label>
  </div>`;
}
