import { html } from "../html.js";
import { t } from "../words.js";

/**
 * One row of a game's option table as a form field. Its words are `web-option-GAME-NAME` and `…-CHOICE`.
 * @param {{ game: string, option: import("../games.js").Option, chosen: Record<string, any>, seats: number, onChoose: (value: any) => void }} props
 */
export function OptionField({ game, option, chosen, seats, onChoose }) {
  const words = `web-option-${game}-${wordOf(option.name)}`;
  const value = chosen[option.name] ?? option.default;
  if (option.kind === "flag")
    return html`<label class="switch"><input type="checkbox" checked=${value} onChange=${(/** @type {any} */ event) => onChoose(event.currentTarget.checked)} /><span>${t(words)}</span></label>`;
  if (option.kind === "species") return html`<${SpeciesField} words=${words} editions=${option.choices} edition=${chosen.edition ?? "renegade"} value=${value} needed=${2 * seats + 2} onChoose=${onChoose} />`;
  if (option.kind === "guilds") return html`<${GuildsField} words=${words} choices=${option.choices ?? []} value=${value} needed=${option.pick} onChoose=${onChoose} />`;
  if (option.kind === "deck" && option.choices?.length === 1) return null;
  return html`<fieldset>
    <legend>${t(words)}</legend>
    <div class="choices">
      ${(option.choices ?? []).map((choice) => html`<label key=${choice} class="choice"><input type="radio" name=${words} checked=${choice === value} onChange=${() => onChoose(choice)} />${option.kind === "deck" && choice !== option.default ? choice : t(`${words}-${wordOf(String(choice))}`)}</label>`)}
    </div>
  </fieldset>`;
}

/** @param {string} name */
function wordOf(name) {
  return name.replaceAll("_", "-");
}

/**
 * At random, or exactly as many as the number of players needs.
 * @param {{ words: string, editions: any, edition: string, value: string | string[], needed: number, onChoose: (value: string | string[]) => void }} props
 */
function SpeciesField({ words, editions, edition, value, needed, onChoose }) {
  const named = Array.isArray(value) ? value : [];
  return html`<fieldset>
    <legend>${t(words)}</legend>
    <div class="choices">
      <label class="choice"><input type="radio" name=${words} checked=${!Array.isArray(value)} onChange=${() => onChoose("random")} />${t("web-option-random")}</label>
      <label class="choice"><input type="radio" name=${words} checked=${Array.isArray(value)} onChange=${() => onChoose(editions[edition].slice(0, needed))} />${t("web-option-chosen")}</label>
    </div>
    ${Array.isArray(value) &&
    html`<p class="hint small" role="status">${t("web-option-species-count", { count: named.length, needed })}</p>
      <div class="choices species-choices">
        ${editions[edition].map((/** @type {string} */ code) => html`<label key=${code} class=${`choice species-${code}`}><input type="checkbox" checked=${named.includes(code)} onChange=${() => toggle(code)} /><svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#species-${code}`} /></svg>${t(`arboretum-tree-${code}`)}</label>`)}
      </div>`}
  </fieldset>`;

  /** @param {string} code */
  function toggle(code) {
    onChoose(named.includes(code) ? named.filter((one) => one !== code) : [...named, code]);
  }
}

/**
 * Exactly as many guilds as the game needs.
 * @param {{ words: string, choices: string[], value: string[], needed: number, onChoose: (value: string[]) => void }} props
 */
function GuildsField({ words, choices, value, needed, onChoose }) {
  return html`<fieldset>
    <legend>${t(words)}</legend>
    <p class="hint small" role="status">${t("web-option-species-count", { count: value.length, needed })}</p>
    <div class="choices species-choices">
      ${choices.map((guild) => html`<label key=${guild} class=${`choice guild-${guild}`}><input type="checkbox" checked=${value.includes(guild)} onChange=${() => onChoose(value.includes(guild) ? value.filter((one) => one !== guild) : [...value, guild])} /><svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#guild-${guild}`} /></svg>${t(`tree-society-guild-${guild}`)}</label>`)}
    </div>
  </fieldset>`;
}
