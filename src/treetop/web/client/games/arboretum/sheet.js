import { html } from "../../html.js";
import { list, t } from "../../words.js";

/** The score sheet: species by player. @param {{ sheet: any, names: string[] }} props */
export function Sheet({ sheet, names }) {
  return html`<div class="score-sheet">
    <p class="verdict display" tabindex="-1">${verdict(sheet, names)}</p>
    <div class="sheet-scroll" tabindex="0" role="region" aria-label=${t("arboretum-table-sheet")}>
      <table>
        <thead>
          <tr>
            <th scope="col"><span class="heard">${t("arboretum-table-sheet-species")}</span></th>
            ${names.map((name, index) => html`<th key=${index} scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${sheet.species.map(
            (/** @type {any} */ line) => html`<tr key=${line.code}>
              <th scope="row" class=${`species-${line.code}`}>
                <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#species-${line.code}`} /></svg>
                ${t(`arboretum-tree-${line.code}`)}
              </th>
              ${names.map(
                (_, index) =>
                  html`<td key=${index} class="number">
                    ${line.right.includes(index + 1)
                      ? line.points[index]
                      : html`<span class="muted" aria-label=${t("arboretum-table-sheet-no-right")}>–</span>`}
                  </td>`,
              )}
            </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${t("arboretum-table-sheet-total")}</th>
            ${sheet.scores.map(
              (/** @type {number} */ score, /** @type {number} */ index) =>
                html`<td key=${index} class=${`number${sheet.winners.includes(index + 1) ? " won" : ""}`}>
                  ${score}
                </td>`,
            )}
          </tr>
          ${sheet.tie_broken || sheet.winners.length > 1
            ? html`<tr>
              <th scope="row">${t("arboretum-table-sheet-varieties")}</th>
              ${sheet.varieties.map(
                (/** @type {number} */ count, /** @type {number} */ index) =>
                  html`<td key=${index} class="number">${count}</td>`,
              )}
            </tr>`
            : null}
        </tfoot>
      </table>
    </div>
    ${sheet.tie_broken && html`<p class="muted">${t("arboretum-table-sheet-tie-broken")}</p>`}
    ${sheet.winners.length > 1 && html`<p class="muted">${t("arboretum-table-sheet-shared")}</p>`}
  </div>`;
}

/**
 * @param {any} sheet
 * @param {string[]} names
 */
function verdict(sheet, names) {
  const winners = sheet.winners.map((/** @type {number} */ seat) => names[seat - 1]);
  return winners.length === 1 ? t("web-winner", { name: winners[0] }) : t("web-winners", { names: list(winners) });
}
