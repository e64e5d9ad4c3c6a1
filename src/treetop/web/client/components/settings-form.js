import { html } from "../html.js";
import { prefer, settings } from "../settings.js";
import { HAS_SERVER } from "../site.js";
import { t } from "../words.js";
import { Switch } from "./field.js";
import { Radios } from "./radios.js";

/** @type {["theme" | "motion" | "cards", string[]][]} */
const CHOICES = [
  ["theme", ["system", "light", "dark"]],
  ["cards", ["small", "medium", "large"]],
  ["motion", ["system", "reduced"]],
];
/** @type {Record<"patterns" | "sounds" | "leftHanded" | "onDevice", string>} */
const SWITCHES = {
  patterns: "web-setting-patterns",
  sounds: "web-setting-sounds",
  leftHanded: "web-setting-left-handed",
  onDevice: "web-setting-on-device",
};

/** How things look and sound on this device. */
export function SettingsForm() {
  const now = settings.value;
  return html`<div class="settings-form">
    ${CHOICES.map(
      ([name, values]) => html`<fieldset key=${name}>
        <legend>${t(`web-setting-${name}`)}</legend>
        <${Radios}
          name=${name}
          values=${values}
          value=${now[name]}
          words=${(/** @type {string} */ value) => t(`web-setting-${name}-${value}`)}
          onValue=${(/** @type {string} */ value) => prefer({ [name]: value })}
        />
      </fieldset>`,
    )}
    ${/** @type {(keyof typeof SWITCHES)[]} */ (Object.keys(SWITCHES)).filter(isChoice).map(
      (name) => html`<${Switch}
        key=${name}
        words=${SWITCHES[name]}
        value=${now[name]}
        onValue=${(/** @type {boolean} */ value) => prefer({ [name]: value })}
      />`,
    )}
  </div>`;
}

/** Without a server, every table is on this device. @param {keyof typeof SWITCHES} name */
function isChoice(name) {
  return HAS_SERVER || name !== "onDevice";
}
