import { html } from "../html.js";
import { list, number, t } from "../words.js";
import { Facts } from "./facts.js";

/** Shown above the sheet already. */
const KNOWN = ["scores", "winners"];

/**
 * Who wins, everybody's points, and what else the score sheet says.
 * @param {{ game: string, result: import("../table/facts.js").Result, names: string[] }} props
 */
export function Scores({ game, result, names }) {
  const { scores, winners, sheet = {} } = result;
  const best = winners.map((seat) => names[seat - 1]);
  const rest = Object.fromEntries(Object.entries(sheet ?? {}).filter(([key]) => !KNOWN.includes(key)));
  return html`<div class="score-sheet">
    <p class="verdict display" tabindex="-1">
      ${best.length === 1 ? t("web-winner", { name: best[0] }) : t("web-winners", { names: list(best) })}
    </p>
    <table>
      <thead><tr>${names.map((name, index) => html`<th key=${index} scope="col">${name}</th>`)}</tr></thead>
      <tbody><tr>
        ${scores.map(
          (score, index) => html`<td key=${index} class=${`number${winners.includes(index + 1) ? " won" : ""}`}>
            ${number(score)}
          </td>`,
        )}
      </tr></tbody>
    </table>
    <${Facts} game=${game} facts=${rest} names=${names} />
  </div>`;
}
