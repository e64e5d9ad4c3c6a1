// A picture of the result: every arboretum with the paths that counted, and the totals.
import { number } from "../../../words.js";
import { asPicture, colour, escaped, paper, symbolMarkup } from "../../../screens/scorepad/drawing.js";
import { titleOf } from "../../../screens/scorepad/share.js";
import { frame } from "./grid.js";

/** @typedef {import("./entered.js").Entered} Entered */
/** @typedef {import("./session.js").Sheet} Sheet */

const CARD = { width: 50, height: 70, gap: 6 };
const EDGE = 32;
const HEAD = 56;
const LEAST = 420;

/** @param {Entered} entered @param {Sheet} counted @returns {Promise<Blob>} */
export function drawPicture(entered, counted) {
  return asPicture(resultSvg(entered, counted));
}

/** @param {Entered} entered @param {Sheet} counted */
function resultSvg(entered, counted) {
  const inner = Math.max(LEAST, ...entered.players.map((player) => widthOf(player)));
  const plots = entered.players.map((player, seat) => plot(player, counted, seat, inner));
  let y = EDGE + HEAD;
  const title = titleOf(entered);
  const parts = [`<text x="${EDGE}" y="${EDGE + 28}" font-size="28" font-weight="600">${escaped(title)}</text>`];
  for (const one of plots) {
    parts.push(`<g transform="translate(${EDGE} ${y})">${one.markup}</g>`);
    y += one.height + EDGE;
  }
  return paper(inner + 2 * EDGE, y, parts);
}

/** @param {import("./entered.js").Player} player */
function widthOf({ planted }) {
  const { left, right } = frame(planted, 0, 1);
  return (right - left + 1) * (CARD.width + CARD.gap);
}

/** @param {import("./entered.js").Player} player @param {Sheet} counted @param {number} seat @param {number} width */
function plot(player, counted, seat, width) {
  const { left, bottom, top } = frame(player.planted, 0, 1);
  const spot = (/** @type {number} */ x, /** @type {number} */ y) => [
    (x - left) * (CARD.width + CARD.gap),
    HEAD + (top - y) * (CARD.height + CARD.gap),
  ];
  const crown = counted.winners.includes(seat + 1) ? " ★" : "";
  const score = number(counted.scores[seat]);
  const title = `<text y="26" font-size="22" font-weight="600">${escaped(player.name)}${crown}</text>
    <text y="26" x="${width}" text-anchor="end" font-size="26" font-weight="600">${score}</text>`;
  const cards = player.planted.map(([card, x, y]) => cardMarkup(card, spot(x, y)));
  const ribbons = counted.species
    .filter((row) => row.points[seat] > 0)
    .map((row) => ribbon(/** @type {import("./session.js").Path} */ (row.paths[seat]), row.code, spot));
  return {
    markup: title + cards.join("") + ribbons.join(""),
    height: HEAD + (top - bottom + 1) * (CARD.height + CARD.gap),
  };
}

/** @param {string} card @param {number[]} at */
function cardMarkup(card, [x, y]) {
  const species = card.slice(0, 2);
  const drawn = symbolMarkup(`card-${species}-small`, `species-${species}`);
  return `<svg x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 100 140">${drawn}
    <text x="9" y="50" font-size="56" font-weight="600">${card.slice(2)}</text></svg>`;
}

/** @param {import("./session.js").Path} path @param {string} code @param {(x: number, y: number) => number[]} spot */
function ribbon(path, code, spot) {
  const points = path.cells.map(([x, y]) => spot(x, y)).map(([x, y]) => [x + CARD.width / 2, y + CARD.height / 2]);
  const line = points.map((point) => point.join(",")).join(" ");
  const [x, y] = points[points.length - 1];
  const sheet = colour("--sheet");
  const count = number(path.points);
  const round = `points="${line}" fill="none" stroke-linejoin="round" stroke-linecap="round"`;
  return `<polyline ${round} stroke="${sheet}" stroke-width="9"/>
    <polyline ${round} stroke="${colour(`--${code}-hue`)}" stroke-width="5"/>
    <rect x="${x - 4}" y="${y + 6}" width="28" height="22" rx="5" fill="${sheet}" stroke="${colour("--ink")}"/>
    <text x="${x + 10}" y="${y + 23}" text-anchor="middle" font-size="16" font-weight="600">${count}</text>`;
}
