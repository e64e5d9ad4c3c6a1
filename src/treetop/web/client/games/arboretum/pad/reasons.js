import { html } from "../../../html.js";
import { t } from "../../../words.js";
import { Picture } from "./grid.js";
import { table } from "./session.js";

/** @typedef {import("./session.js").SpeciesLine} SpeciesLine */

/** Why each player may or may not score a species, and what each path counts. @param {{ row: SpeciesLine }} props */
export function RowReasons({ row }) {
  const players = table.value?.players ?? [];
  return html`<div class="pad-reasons">
    <p>${rightWords(row, players)} <a href=${`/learn/rules/${ruleOf(row)}`}>${ruleOf(row)}</a></p>
    ${players.map((player, seat) => html`<${Reason} key=${seat} row=${row} seat=${seat} player=${player} />`)}
  </div>`;
}

/** @param {SpeciesLine} row */
function ruleOf(row) {
  if (row.cancelled.length) return "A10";
  return row.held ? "A11" : "A12";
}

/** @param {SpeciesLine} row @param {import("./entered.js").Player[]} players */
export function rightWords(row, players) {
  const best = Math.max(...row.values);
  const names = players.filter((_, seat) => row.right.includes(seat + 1)).map(({ name }) => name);
  if (!row.held) return t("arboretum-scorepad-right-everybody", { species: row.code });
  if (names.length > 1) return t("arboretum-scorepad-right-tie", { species: row.code, names, value: best });
  return t("arboretum-scorepad-right-alone", { species: row.code, name: names[0], value: best });
}

/** @param {{ row: SpeciesLine, seat: number, player: import("./entered.js").Player }} props */
function Reason({ row, seat, player }) {
  const path = row.paths[seat];
  const mayScore = row.right.includes(seat + 1);
  const canceller = row.cancelled.find((one) => one.seat === seat + 1)?.by;
  const cards = row.hands[seat];
  return html`<section class=${`pad-reason ${mayScore ? "" : "none"}`}>
    <h3>${player.name}</h3>
    <p>
      ${cards.length
        ? t("arboretum-scorepad-holds", { cards, value: row.values[seat] })
        : t("arboretum-scorepad-holds-none", { species: row.code })}
    </p>
    ${canceller !== undefined &&
    html`<p>
      ${t("arboretum-scorepad-cancelled", { name: player.name, other: table.value?.players[canceller - 1].name })}
    </p>`}
    ${path
      ? html`<${PathCount} path=${path} code=${row.code} mayScore=${mayScore} player=${player} />`
      : html`<p>${t("arboretum-scorepad-no-path", { species: row.code })}</p>`}
  </section>`;
}

/**
 * @param {{
 *   path: import("./session.js").Path, code: string, mayScore: boolean, player: import("./entered.js").Player
 * }} props
 */
function PathCount({ path, code, mayScore, player }) {
  return html`<${Picture}
    planted=${player.planted}
    path=${path}
    label=${t("arboretum-scorepad-path-of", { cards: path.cards, count: path.points })}
  />
    <p>${pathWords(path, code)}</p>
    ${!mayScore && html`<p class="pad-lost">${t("arboretum-scorepad-lost", { count: path.points })}</p>`}`;
}

/** @param {import("./session.js").Path} path @param {string} species */
export function pathWords(path, species) {
  const parts = [t("arboretum-scorepad-by-cards", { count: path.per_card })];
  if (path.same_species) parts.push(t("arboretum-scorepad-by-same", { species, count: path.same_species }));
  if (path.starts_with_1) parts.push(t("arboretum-scorepad-by-one", { count: path.starts_with_1 }));
  if (path.ends_with_8) parts.push(t("arboretum-scorepad-by-eight", { count: path.ends_with_8 }));
  return t("arboretum-scorepad-by-rule", { parts: parts.join(" + "), count: path.points });
}
