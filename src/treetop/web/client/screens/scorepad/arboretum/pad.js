import { useEffect } from "preact/hooks";
import { Icon } from "../../../components/icon.js";
import { html } from "../../../html.js";
import { number, t } from "../../../words.js";
import { show, shown } from "./choice.js";
import { PlayerPanel } from "./player.js";
import { Result, WhatIfEnd } from "./result.js";
import { canUndo, open, real, realSheet, sheet, table, undo } from "./session.js";

/** The pad for one table: a tab for each player, one for the result; the totals stay in sight. @param {{ entered: import("./entered.js").Entered }} props */
export function Pad({ entered }) {
  useEffect(() => {
    open(entered);
    show(entered.result ? "result" : 0);
  }, [entered.id]);
  const current = table.value;
  if (!current || current.id !== entered.id) return null;
  return html`<div class="pad" data-edition=${current.edition}>
    <div class="pad-head">
      <a class="button quiet round" href="/scorepad" aria-label=${t("scorepad-back")}><${Icon} name="back" /></a>
      <div class="pad-tabs" role="tablist" aria-label=${t("scorepad-tabs")} onKeyDown=${turn}>
      ${current.players.map((player, seat) => html`<${Tab} key=${seat} tab=${seat} words=${player.name} score=${sheet.value?.scores[seat]} />`)}
      <${Tab} tab="result" words=${t("scorepad-result")} />
      </div>
      <button type="button" class="quiet round pad-undo" aria-label=${t("scorepad-undo")} disabled=${!canUndo.value} onClick=${undo}><${Icon} name="undo" /></button>
    </div>
    ${real.value && shown.value !== "result" && html`<${Live} /><${WhatIfEnd} />`}
    <div role="tabpanel" id="pad-panel" aria-labelledby=${`pad-tab-${shown.value}`}>
      ${shown.value === "result" ? html`<${Result} />` : html`<${PlayerPanel} />`}
    </div>
  </div>`;
}

/** @param {{ tab: number | "result", words: string, score?: number }} props */
function Tab({ tab, words, score }) {
  const chosen = shown.value === tab;
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

/** What the change would do to everybody's points. */
function Live() {
  const before = realSheet.value;
  const now = sheet.value;
  if (!before || !now || !table.value) return null;
  return html`<p class="pad-live" role="status">
    ${table.value.players.map(
      ({ name }, seat) => html`<span key=${seat}>${t("scorepad-live", { name, before: before.scores[seat], now: now.scores[seat] })}</span>`,
    )}
  </p>`;
}

/** @param {KeyboardEvent} event */
function turn(event) {
  const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const tabs = [...(event.currentTarget instanceof HTMLElement ? event.currentTarget.querySelectorAll("[role=tab]") : [])];
  const here = tabs.indexOf(/** @type {Element} */ (event.target));
  if (!way || here < 0) return;
  const next = /** @type {HTMLElement} */ (tabs[(here + way + tabs.length) % tabs.length]);
  next.focus();
  next.click();
}
