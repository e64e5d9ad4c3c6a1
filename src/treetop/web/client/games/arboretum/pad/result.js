import { useState } from "preact/hooks";
import { Icon } from "../../../components/icon.js";
import { html } from "../../../html.js";
import { number, t } from "../../../words.js";
import { Picture } from "./grid.js";
import { RowReasons } from "./reasons.js";
import { Difference, WhatIfEnd } from "../../../screens/scorepad/what-if.js";
import { askWhatIf, counting, real, session, sheet, table } from "./session.js";
import { ShareArboretum } from "./share.js";
import { show } from "./choice.js";

/** @typedef {import("./session.js").Sheet} Sheet */

/** The count: who wins, and for each species who may score it, why, and what the path is worth. */
export function Result() {
  const [opened, setOpened] = useState("");
  const entered = table.value;
  const counted = sheet.value;
  if (!entered || !counted) return html`<p class="message">${t("scorepad-counting")}</p>`;
  return html`<div class="pad-result" aria-busy=${counting.value}>
    <${Verdict} />
    ${real.value
      ? html`<${WhatIfEnd} session=${session} />`
      : html`<${Actions} entered=${entered} counted=${counted} />`}
    <div class="pad-table-frame" tabindex="0" role="region" aria-label=${t("arboretum-scorepad-sheet")}>
      <table class="pad-table">
        <caption class="heard">${t("arboretum-scorepad-sheet")}</caption>
        <thead>
          <tr>
            <th scope="col">${t("arboretum-scorepad-species")}</th>
            ${entered.players.map((player, seat) => html`<th key=${seat} scope="col">${player.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${counted.species.map(
            (row) => html`<${Row} key=${row.code} row=${row} opened=${opened === row.code} open=${setOpened} />`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${t("arboretum-scorepad-total")}</th>
            ${counted.scores.map(
              (score, seat) =>
                html`<td key=${seat} class="number">
                  ${number(score)}<${Difference} session=${session} seat=${seat} />
                </td>`,
            )}
          </tr>
        </tfoot>
      </table>
    </div>
    <p class="muted small">${t("arboretum-scorepad-sheet-legend")}</p>
    <${Arboretums} />
  </div>`;
}

/** @param {{ row: import("./session.js").SpeciesLine, opened: boolean, open: (code: string) => void }} props */
function Row({ row, opened, open }) {
  const entered = table.value;
  const span = (entered?.players.length ?? 0) + 1;
  return html`<tr class=${`species-${row.code}`}>
    <th scope="row">
      <button type="button" class="quiet pad-row" aria-expanded=${opened} onClick=${() => open(opened ? "" : row.code)}>
        <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#species-${row.code}`} /></svg>
        <span>${t(`arboretum-tree-${row.code}`)}</span>
      </button>
    </th>
    ${row.values.map(
      (value, seat) => html`<td key=${seat} class=${row.right.includes(seat + 1) ? "right" : "none"}>
        <span class="pad-value" aria-label=${t("arboretum-scorepad-hand-value", { value })}>
          ${number(value)}${row.cancelled.some((one) => one.seat === seat + 1) && html`<s aria-hidden="true">8</s>`}
        </span>
        ${row.right.includes(seat + 1)
          ? html`<span class="pad-points number" aria-label=${t("core-points", { count: row.points[seat] })}>
            ${number(row.points[seat])}
          </span>`
          : html`<span class="pad-points" aria-label=${t("arboretum-scorepad-no-right")}>
            ${row.paths[seat] ? html`<s>${number(row.paths[seat].points)}</s>` : "–"}
          </span>`}
      </td>`,
    )}
  </tr>
    ${opened && html`<tr class="pad-why"><td colspan=${span}><${RowReasons} row=${row} /></td></tr>`}`;
}

/** Who wins, and how a tie was broken. */
function Verdict() {
  const entered = table.value;
  const counted = sheet.value;
  if (!entered || !counted) return null;
  const names = counted.winners.map((seat) => entered.players[seat - 1].name);
  const best = Math.max(...counted.scores);
  const level = entered.players.filter((_, seat) => counted.scores[seat] === best).map(({ name }) => name);
  return html`<section class="pad-verdict" aria-live="polite">
    <h2>
      ${names.length === 1
        ? t("arboretum-scorepad-winner", { name: names[0], count: best })
        : t("arboretum-scorepad-shared", { names, count: best })}
    </h2>
    ${level.length > 1 && html`<p>${tieWords(level, counted, names)}</p>`}
  </section>`;
}

/** @param {string[]} level @param {Sheet} counted @param {string[]} names */
function tieWords(level, counted, names) {
  if (names.length > 1) return t("arboretum-scorepad-plant-a-tree", { names });
  const most = Math.max(...counted.winners.map((seat) => counted.varieties[seat - 1]));
  return t("arboretum-scorepad-tie-broken", { names: level, name: names[0], count: most });
}

/** @param {{ entered: import("./entered.js").Entered, counted: Sheet }} props */
function Actions({ entered, counted }) {
  return html`<div class="row">
    <button type="button" onClick=${whatIf}><${Icon} name="edit" /> ${t("scorepad-what-if")}</button>
    <${ShareArboretum} entered=${entered} counted=${counted} />
  </div>`;
}

function whatIf() {
  askWhatIf();
  show(0);
}

/** Every arboretum, with the best path of the species one chooses. */
function Arboretums() {
  const [drawn, setDrawn] = useState("");
  const entered = table.value;
  const counted = sheet.value;
  if (!entered || !counted) return null;
  const row = counted.species.find(({ code }) => code === drawn);
  return html`<section class="stack">
    <h2>${t("arboretum-scorepad-paths")}</h2>
    <div class="pad-species" role="radiogroup" aria-label=${t("arboretum-scorepad-species")}>
      ${entered.species.map(
        (code) => html`<button
          key=${code}
          type="button"
          role="radio"
          aria-checked=${code === drawn}
          class=${`pad-kind species-${code}`}
          onClick=${() => setDrawn(code === drawn ? "" : code)}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#species-${code}`} /></svg>
          <span>${t(`arboretum-tree-${code}`)}</span>
        </button>`,
      )}
    </div>
    <div class="pad-arboretums">
      ${entered.players.map(
        (player, seat) => html`<figure key=${seat} class="panel">
          <figcaption>${player.name}</figcaption>
          ${player.planted.length > 0 &&
          html`<${Picture}
            planted=${player.planted}
            path=${row?.paths[seat]}
            label=${t("arboretum-scorepad-arboretum-of", { name: player.name })}
          />`}
        </figure>`,
      )}
    </div>
  </section>`;
}
