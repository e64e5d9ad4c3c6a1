import { html } from "../../html.js";
import { say, t } from "../../words.js";
import { offeredFor } from "./actions.js";
import { Price } from "./price.js";
import { ShortEffect } from "./short-effect.js";

/** @typedef {import("./actions.js").Offered} Offered */

/**
 * A guild card, highlighted when it can be built or when an effect asks for it: its emblem once per symbol, its name,
 * and three floors from the ground up.
 * @param {{ view: any, name: string, level?: number, offers: Offered[], onOpen: (card: string) => void }} props
 */
export function GuildCard({ view, name, level = 0, offers, onOpen }) {
  const facts = view.cards[name];
  const mine = offeredFor(offers, name);
  const build = mine.find((one) => one.verb === "build");
  const price = build && /for (\d+)/.exec(build.action)?.[1];
  const lit = build || (view.phase === "effect" && mine.length > 0);
  return html`<button
    type="button"
    class=${`guild-card guild-${facts.guild}${lit ? " choosable" : ""}`}
    data-card=${name}
    aria-haspopup="dialog"
    onClick=${() => onOpen(name)}
  >
    <span class="heard">
      ${t("tree-society-table-guild-card", {
        name: say(facts.name),
        guild: t(`tree-society-guild-${facts.guild}`),
        symbols: facts.symbols,
        level,
        price: price ?? null,
      })}
    </span>
    <span class="guild-head" aria-hidden="true">
      <${Emblems} guild=${facts.guild} count=${facts.symbols} />
      <span class="guild-name">${say(facts.name)}</span>
      ${level > 0 &&
      html`<span class="guild-level">
        <svg viewBox="0 0 100 100"><use href="#tree-token" /></svg><span class="number">${level}</span>
      </span>`}
      ${price && html`<${Price} coins=${price} />`}
    </span>
    <span class="floors" aria-hidden="true">
      ${[3, 2, 1].map(
        (floor) => html`<${Floor} key=${floor} facts=${facts.levels[floor - 1]} floor=${floor} level=${level} />`,
      )}
    </span>
  </button>`;
}

/** @param {{ facts: any, floor: number, level: number }} props */
function Floor({ facts, floor, level }) {
  const built = floor <= level ? " lit" : floor === level + 1 ? " next" : "";
  return html`<span class=${`floor${built}${floor === level ? " here" : ""}`}>
    <span class="floor-cost">
      ${floor === level && html`<svg viewBox="0 0 100 100"><use href="#tree-token" /></svg>`}
      ${floor > level &&
      html`<svg viewBox="0 0 100 100"><use href="#coin" /></svg><span class="number">${facts.cost}</span>`}
    </span>
    <span class="floor-words"><${KindMark} kind=${facts.kind} />${floorWords(facts)}</span>
    <span class="floor-short"><${KindMark} kind=${facts.kind} /><${ShortEffect} facts=${facts} /></span>
    <span class="floor-points number">${facts.formula ? "★" : facts.points || ""}</span>
  </span>`;
}

/** @type {Record<string, string>} */
const MARKS = { mandatory: "!", continuous: "∞" };

/**
 * Marks mandatory and continuous effects, so that they stand out; the words are on the sheet.
 * @param {{ kind: string }} props
 */
export function KindMark({ kind }) {
  return MARKS[kind] ? html`<span class="kind-mark" aria-hidden="true">${MARKS[kind]}</span>` : null;
}

/** @param {any} facts one level @returns {string} */
function floorWords(facts) {
  return [effectWords(facts), facts.formula ? say(facts.formula) : ""].filter(Boolean).join(" ");
}

/** @param {any} facts one level @returns {string} */
export function effectWords(facts) {
  return facts.effect.map(say).join(" ");
}

/** @param {{ guild: string, count: number }} props */
export function Emblems({ guild, count }) {
  return html`<span class=${`emblems guild-${guild}`}>
    ${Array.from(
      { length: count },
      (_, index) =>
        html`<svg key=${index} viewBox="0 0 100 100" aria-hidden="true"><use href=${`#guild-${guild}`} /></svg>`,
    )}
  </span>`;
}
