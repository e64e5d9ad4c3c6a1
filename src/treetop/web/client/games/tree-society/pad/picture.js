// A picture of the result: every player's houses and what each counts.
import { number, say, t } from "../../../words.js";
import { asPicture, colour, escaped, paper, symbolMarkup } from "../../../screens/scorepad/drawing.js";
import { titleOf } from "../../../screens/scorepad/share.js";

/** @typedef {import("./entered.js").Entered} Entered */
/** @typedef {import("./session.js").Sheet} Sheet */
/** @typedef {import("./session.js").Line} Line */

const EDGE = 32;
const WIDTH = 440;
const HEAD = 56;
const NAME = 44;
const HOUSE = 34;
const GAP = 28;

/** @param {Entered} entered @param {Sheet} counted @returns {Promise<Blob>} */
export function drawPicture(entered, counted) {
  const title = titleOf(entered);
  const parts = [`<text x="${EDGE}" y="${EDGE + 28}" font-size="28" font-weight="600">${escaped(title)}</text>`];
  let y = EDGE + HEAD;
  for (const [seat, { name }] of entered.players.entries()) {
    parts.push(`<g transform="translate(${EDGE} ${y})">${column(name, counted, seat)}</g>`);
    y += NAME + counted.seats[seat].length * HOUSE + GAP;
  }
  return asPicture(paper(WIDTH + 2 * EDGE, y, parts));
}

/** @param {string} name @param {Sheet} counted @param {number} seat */
function column(name, counted, seat) {
  const crown = counted.winners.includes(seat + 1) ? " ★" : "";
  const head = `<text y="26" font-size="22" font-weight="600">${escaped(name)}${crown}</text>
    <text y="26" x="${WIDTH}" text-anchor="end" font-size="26" font-weight="600">${number(counted.scores[seat])}</text>
    <line y1="36" y2="36" x2="${WIDTH}" stroke="${colour("--line")}"/>`;
  return head + counted.seats[seat].map((line, index) => house(line, NAME + index * HOUSE)).join("");
}

/** @param {Line} line @param {number} y */
function house(line, y) {
  const level = line.completed ? "" : ` · ${t("tree-society-table-guild-level", { level: line.level })}`;
  const aside = `<tspan fill="${colour("--muted")}" font-size="14">${escaped(level)}</tspan>`;
  const emblem = symbolMarkup(`guild-${line.guild}`, `guild-${line.guild}`);
  return `<svg y="${y + 3}" width="26" height="26" viewBox="0 0 100 100">${emblem}</svg>
    <text x="36" y="${y + 23}" font-size="17">${escaped(say(line.name))}${aside}</text>
    <text x="${WIDTH}" y="${y + 23}" text-anchor="end" font-size="18" font-weight="600">${number(line.points)}</text>`;
}
