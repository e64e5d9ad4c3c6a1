import { effect, signal } from "@preact/signals";
import { store, stored, whenStored } from "./device-storage.js";

const KEY = "settings";

/**
 * @typedef {{
 *   theme: "system" | "light" | "dark", motion: "system" | "reduced", patterns: boolean,
 *   cards: "small" | "medium" | "large", sounds: boolean, leftHanded: boolean, onDevice: boolean
 * }} Settings
 */

/** @type {Settings} */
export const DEFAULTS = {
  theme: "system",
  motion: "system",
  patterns: true,
  cards: "medium",
  sounds: false,
  leftHanded: false,
  onDevice: false,
};

/** What this device's reader prefers; kept on the device. */
export const settings = signal(keptSettings());

/** @returns {Settings} */
function keptSettings() {
  return { ...DEFAULTS, ...stored(KEY, {}) };
}

/** @param {Partial<Settings>} changes */
export function prefer(changes) {
  settings.value = { ...settings.value, ...changes };
}

/** Keep the settings, and show them in every tab. `early.js` does the showing before the first paint. */
export function applySettings() {
  whenStored(KEY, () => (settings.value = keptSettings()));
  effect(() => {
    const { theme, motion, patterns, cards, leftHanded } = settings.value;
    store(KEY, settings.value);
    Object.assign(document.documentElement.dataset, {
      theme,
      motion,
      patterns: patterns ? "on" : "off",
      cards,
      hand: leftHanded ? "left" : "right",
    });
  });
}

export function movesLittle() {
  return settings.value.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A soft sound, if the reader wants sounds. @param {"paper" | "twig" | "wood"} name */
export function play(name) {
  if (settings.value.sounds) import("./sounds.js").then(({ sound }) => sound(name));
}
