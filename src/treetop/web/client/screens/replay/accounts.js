import { html } from "../../html.js";
import { wholePercents } from "../../percents.js";
import { list, number, t } from "../../words.js";

/**
 * `turns` has the luck of each turn.
 * @typedef {{
 *   seat: number, start: number, errors: number, others_errors: number, luck: number, result: number,
 *   error: number, level: number | null, turns: number[]
 * }} Account
 */

/**
 * What each result is made of: skill and luck apart. `turn` is the one that is shown, 0 before the first.
 * @param {{ accounts: Account[], names: string[], turn: number }} props
 */
export function Accounts({ accounts, names, turn }) {
  const [starts, results] = [shown("start"), shown("result")];
  const changes = accounts.map(({ errors, others_errors, luck }, seat) =>
    wholePercents([errors, others_errors, luck], results[seat] - starts[seat]),
  );
  const rated = accounts.some((account) => account.level !== null);
  return html`<h3>${t("players-account-title")}</h3>
    <p class="muted small">${t("players-account-how")}</p>
    <div class="accounts-scroll" tabindex="0" role="region" aria-label=${t("players-account-title")}>
      <table class="accounts">
        <thead>
          <tr>
            <th scope="col">${t("players-account-part")}</th>
            ${names.map((name, seat) => html`<th key=${seat} scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${row("start", ({ seat }) => percent(starts[seat - 1] / 100))}
          ${["errors", "others-errors", "luck"].map((part, place) =>
            row(part, ({ seat }) => change(changes[seat - 1][place] / 100)),
          )}
          ${row("result", ({ seat }) => percent(results[seat - 1] / 100))}
        </tbody>
        <tbody>
          ${row("without-luck", (account) => percent(Math.min(Math.max(account.result - account.luck, 0), 1)))}
          ${row("error", (account) => percent(account.error, 1))}
          ${rated && row("level", (account) => level(account.level))}
        </tbody>
      </table>
    </div>
    ${turn > 0 && html`<p class="small">${t("players-account-turn", { luck: list(accounts.map(lucky)) })}</p>`}`;

  /** Of all seats, adding up. @param {"start" | "result"} part */
  function shown(part) {
    return wholePercents(accounts.map((account) => account[part]));
  }

  /** @param {string} part @param {(account: Account) => string} cell */
  function row(part, cell) {
    return html`<tr key=${part} class=${`account-${part}`}>
      <th scope="row">${t(`players-account-${part}`)}</th>
      ${accounts.map((account) => html`<td key=${account.seat} class="number">${cell(account)}</td>`)}
    </tr>`;
  }

  /** @param {Account} account */
  function lucky({ seat, turns }) {
    return `${names[seat - 1]} ${change(turns[turn - 1])}`;
  }
}

/** @param {number | null} played */
function level(played) {
  if (played === null) return "–";
  return t("players-account-level-played", { level: number(played), word: t(`players-level-${Math.round(played)}`) });
}

/** @param {number} share @param {number} [digits] */
function percent(share, digits = 0) {
  return number(share, { style: "percent", maximumFractionDigits: digits });
}

/** @param {number} share */
function change(share) {
  return number(share, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
}
