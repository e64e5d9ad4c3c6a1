import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../../components/icon.js";
import { Sheet } from "../../../games/tree-society/sheet.js";
import { html } from "../../../html.js";
import { notify } from "../../../notices.js";
import { date, number, say, t } from "../../../words.js";
import { fragment } from "./entered.js";
import { PlayerPanel } from "./player.js";
import { askWhatIf, canUndo, counting, deck, endWhatIf, open, real, realSheet, sheet, table, undo } from "./session.js";

/** The pad for one table of Tree Society. @param {{ entered: import("./entered.js").Entered }} props */
export function Pad({ entered }) {
  const [shown, show] = useState(/** @type {number | "result"} */ (entered.result ? "result" : 0));
  const [cards, know] = useState(/** @type {import("./session.js").Deck | null} */ (null));
  useEffect(() => {
    open(entered);
    deck().then(know);
  }, [entered.id]);
  const current = table.value;
  if (!cards || !current || current.id !== entered.id) return null;
  return html`<div class="pad">
    <div class="pad-head">
      <a class="button quiet round" href="/scorepad" aria-label=${t("scorepad-back")}><${Icon} name="back" /></a>
      <div class="pad-tabs" role="tablist" aria-label=${t("scorepad-tabs")}>
        ${[...current.players.keys(), /** @type {"result"} */ ("result")].map(
          (tab) => html`<button
            key=${tab}
            type="button"
            role="tab"
            id=${`pad-tab-${tab}`}
            class="pad-tab"
            aria-selected=${shown === tab}
            aria-controls="pad-panel"
            onClick=${() => show(tab)}
          >
            <span>${tab === "result" ? t("scorepad-result") : current.players[tab].name}</span>
            ${tab !== "result" && html`<span class="number">${number(sheet.value?.scores[tab] ?? 0)}</span>`}
          </button>`,
        )}
      </div>
      <button type="button" class="quiet round pad-undo" aria-label=${t("scorepad-undo")} disabled=${!canUndo.value} onClick=${undo}><${Icon} name="undo" /></button>
    </div>
    ${real.value && html`<${WhatIf} />`}
    <div role="tabpanel" id="pad-panel" aria-labelledby=${`pad-tab-${shown}`}>
      ${shown === "result" ? html`<${Result} show=${show} />` : html`<${PlayerPanel} key=${shown} seat=${shown} deck=${cards} />`}
    </div>
  </div>`;
}

/** What the change would do, and how it ends. */
function WhatIf() {
  return html`<div class="pad-what-if" role="status">
    <p class="pad-live">${table.value?.players.map(({ name }, seat) => html`<span key=${seat}>${t("scorepad-live", { name, before: realSheet.value?.scores[seat] ?? 0, now: sheet.value?.scores[seat] ?? 0 })}</span>`)}</p>
    <div class="row">
      <button type="button" class="primary" onClick=${() => endWhatIf(false)}>${t("scorepad-what-if-back")}</button>
      <button type="button" onClick=${() => endWhatIf(true)}>${t("scorepad-what-if-keep")}</button>
    </div>
  </div>`;
}

/** @param {{ show: (tab: number) => void }} props */
function Result({ show }) {
  const entered = table.value;
  const counted = sheet.value;
  if (!entered || !counted) return html`<p class="message">${t("scorepad-counting")}</p>`;
  return html`<div class="pad-result" aria-busy=${counting.value}>
    <div class="row">
      ${!real.value && html`<button type="button" onClick=${() => (askWhatIf(), show(0))}><${Icon} name="edit" /> ${t("scorepad-what-if")}</button>`}
      <button type="button" onClick=${() => copy(resultText(entered, counted))}><${Icon} name="copy" /> ${t("scorepad-share-text")}</button>
      <button type="button" onClick=${() => copy(`${location.origin}/scorepad/tree-society/open#${fragment(entered)}`)}><${Icon} name="link" /> ${t("scorepad-share-link")}</button>
    </div>
    <${Sheet} sheet=${counted} names=${entered.players.map(({ name }) => name)} />
  </div>`;
}

/** @param {string} text */
async function copy(text) {
  await navigator.clipboard.writeText(text);
  notify(t("scorepad-copied"));
}

/** @param {import("./entered.js").Entered} entered @param {import("./session.js").Sheet} counted */
function resultText(entered, counted) {
  const lines = entered.players.flatMap(({ name }, seat) => {
    const wins = counted.winners.includes(seat + 1);
    const head = t(wins ? "scorepad-text-winner" : "scorepad-text-player", { name, count: counted.scores[seat] });
    return [head, ...counted.seats[seat].map((line) => `· ${say(line.name)}: ${number(line.points)}`)];
  });
  return [t("scorepad-society-text-title", { date: date(entered.played, { dateStyle: "long" }) }), ...lines].join("\n");
}
