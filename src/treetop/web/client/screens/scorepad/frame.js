import { Icon } from "../../components/icon.js";
import { html } from "../../html.js";
import { unable } from "../../kernel/kernel.js";
import { number, t } from "../../words.js";
import { WhatIfEnd } from "./what-if.js";

/** @typedef {number | "result"} Tab a player's seat, or the result */

/**
 * The frame of a pad: a tab for each player, one for the result; the totals stay in sight.
 * @param {{ session: any, shown: Tab, show: (tab: Tab) => void, edition?: string, children: any }} props
 */
export function Frame({ session, shown, show, edition, children }) {
  const { table, sheet, real, canUndo, undo } = session;
  const players = /** @type {{ name: string }[]} */ (table.value.players);
  return html`<div class="pad" data-edition=${edition}>
    <h1 class="heard">${t("scorepad-page")}</h1>
    <div class="pad-head">
      <a class="button quiet round" href="/scorepad" aria-label=${t("scorepad-back")}><${Icon} name="back" /></a>
      <div class="pad-tabs" role="tablist" aria-label=${t("scorepad-tabs")} onKeyDown=${turn}>
        ${players.map(
          ({ name }, seat) =>
            html`<${TabButton}
              key=${seat}
              tab=${seat}
              words=${name}
              score=${sheet.value?.scores[seat]}
              shown=${shown}
              show=${show}
            />`,
        )}
        <${TabButton} tab="result" words=${t("scorepad-result")} shown=${shown} show=${show} />
      </div>
      <button
        type="button"
        class="quiet round pad-undo"
        aria-label=${t("scorepad-undo")}
        disabled=${!canUndo.value}
        onClick=${undo}
      >
        <${Icon} name="undo" />
      </button>
    </div>
    ${unable.value && html`<p class="pad-warning" role="alert"><${Icon} name="warning" /> ${t("scorepad-unable")}</p>`}
    ${real.value && shown !== "result" && html`<${Live} session=${session} /><${WhatIfEnd} session=${session} />`}
    <div role="tabpanel" id="pad-panel" aria-labelledby=${`pad-tab-${shown}`}>${children}</div>
  </div>`;
}

/** @param {{ tab: Tab, words: string, score?: number, shown: Tab, show: (tab: Tab) => void }} props */
function TabButton({ tab, words, score, shown, show }) {
  const chosen = shown === tab;
  return html`<button
    type="button"
    role="tab"
    id=${`pad-tab-${tab}`}
    class="pad-tab"
    aria-selected=${chosen}
    aria-controls="pad-panel"
    tabindex=${chosen ? 0 : -1}
    onClick=${() => show(tab)}
  >
    <span>${words}</span>
    ${score !== undefined && html`<span class="number">${number(score)}</span>`}
  </button>`;
}

/** What the change would do to everybody's points. @param {{ session: any }} props */
function Live({ session: { table, sheet, realSheet } }) {
  const before = realSheet.value;
  const now = sheet.value;
  if (!before || !now) return null;
  return html`<p class="pad-live" role="status">
    ${table.value.players.map(
      (/** @type {{ name: string }} */ { name }, /** @type {number} */ seat) =>
        html`<span key=${seat}>
          ${t("scorepad-live", { name, before: before.scores[seat], now: now.scores[seat] })}
        </span>`,
    )}
  </p>`;
}

/** @param {KeyboardEvent} event */
function turn(event) {
  const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const tabs = [
    ...(event.currentTarget instanceof HTMLElement ? event.currentTarget.querySelectorAll("[role=tab]") : []),
  ];
  const here = tabs.indexOf(/** @type {Element} */ (event.target));
  if (!way || here < 0) return;
  const next = /** @type {HTMLElement} */ (tabs[(here + way + tabs.length) % tabs.length]);
  next.focus();
  next.click();
}
