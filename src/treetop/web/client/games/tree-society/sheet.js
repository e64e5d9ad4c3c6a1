import { html } from "../../html.js";
import { number, say, t } from "../../words.js";

/** The count, card by card, with its reasons. @param {{ sheet: any, names: string[] }} props */
export function Sheet({ sheet, names }) {
  return html`<div class="society-sheet">
    <${Verdict} sheet=${sheet} names=${names} />
    <${Columns} sheet=${sheet} names=${names} />
  </div>`;
}

/** Who wins. @param {{ sheet: any, names: string[] }} props */
export function Verdict({ sheet, names }) {
  return html`<p class="verdict display" tabindex="-1">${t("web-winner", { name: names[sheet.winners[0] - 1] })}</p>
    ${sheet.tie_broken && html`<p class="muted">${t("tree-society-table-tie")}</p>`}`;
}

/** @param {{ sheet: any, names: string[] }} props */
export function Columns({ sheet, names }) {
  return html`<div class="society-columns">
    ${names.map(
      (
        name,
        index,
      ) => html`<section key=${index} class=${`panel society-column${sheet.winners.includes(index + 1) ? " won" : ""}`}>
        <header class="spread">
          <h3>${name}</h3><span class="number society-total">${number(sheet.scores[index])}</span>
        </header>
        <ul>
          ${sheet.seats[index].map(
            (/** @type {any} */ line) => html`<li key=${line.card} class=${`guild-${line.guild}`}>
              <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#guild-${line.guild}`} /></svg>
              <span><strong>${say(line.name)}</strong> <span class="muted small">${reasons(line)}</span></span>
              <span class="number">${number(line.points)}</span>
            </li>`,
          )}
        </ul>
      </section>`,
    )}
  </div>`;
}

/** @param {any} line */
function reasons({ completed, level, why }) {
  return [...(completed ? [] : [t("tree-society-table-guild-level", { level })]), say(why)].join(" · ");
}
