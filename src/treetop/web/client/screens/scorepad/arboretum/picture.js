// A picture of the result: every arboretum with the paths that counted, and the totals.
import { t, number } from "../../../words.js";
import { frame } from "./grid.js";

/** @typedef {import("./entered.js").Entered} Entered */
/** @typedef {import("./session.js").Sheet} Sheet */

const CARD = { width: 50, height: 70, gap: 6 };
const EDGE = 32;
const HEAD = 56;
const SCALE = 2;

/** @param {Entered} entered @param {Sheet} counted @returns {Promise<Blob>} */
export async function drawPicture(entered, counted) {
  const { markup, width, height } = resultSvg(entered, counted);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([markup], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("canvas"))), "image/png"),
  );
}

/** @param {Entered} entered @param {Sheet} counted */
export function resultSvg(entered, counted) {
  const ink = colour(document.documentElement, "--ink");
  const paper = colour(document.documentElement, "--paper");
  const plots = entered.players.map((player, seat) => plot(player, counted, seat));
  const width = Math.max(420, ...plots.map((one) => one.width)) + 2 * EDGE;
  let y = EDGE + HEAD;
  const parts = [`<text x="${EDGE}" y="${EDGE + 28}" font-size="30" font-weight="600">${escaped(t("scorepad-arboretum-title"))}</text>`];
  for (const one of plots) {
    parts.push(`<g transform="translate(${EDGE} ${y})">${one.markup}</g>`);
    y += one.height + EDGE;
  }
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}" font-family="Fraunces, Georgia, serif" fill="${ink}"><rect width="100%" height="100%" fill="${paper}"/>${parts.join("")}</svg>`;
  return { markup, width, height: y };
}

/** @param {import("./entered.js").Player} player @param {Sheet} counted @param {number} seat */
function plot(player, counted, seat) {
  const { left, right, bottom, top } = frame(player.planted, 0, 1);
  const spot = (/** @type {number} */ x, /** @type {number} */ y) => [
    (x - left) * (CARD.width + CARD.gap),
    HEAD + (top - y) * (CARD.height + CARD.gap),
  ];
  const crown = counted.winners.includes(seat + 1) ? " ★" : "";
  const title = `<text y="26" font-size="22" font-weight="600">${escaped(player.name)}${crown}</text>
    <text y="26" x="380" text-anchor="end" font-size="26" font-weight="600">${number(counted.scores[seat])}</text>`;
  const cards = player.planted.map(([card, x, y]) => cardMarkup(card, spot(x, y)));
  const ribbons = counted.species
    .filter((row) => row.points[seat] > 0)
    .map((row) => ribbon(/** @type {import("./session.js").Path} */ (row.paths[seat]), row.code, spot));
  return {
    markup: title + cards.join("") + ribbons.join(""),
    width: (right - left + 1) * (CARD.width + CARD.gap),
    height: HEAD + (top - bottom + 1) * (CARD.height + CARD.gap),
  };
}

/** The sprite's own drawing with the colours of this page written in. @param {string} card @param {number[]} at */
function cardMarkup(card, [x, y]) {
  const species = card.slice(0, 2);
  const symbol = document.getElementById(`card-${species}-small`);
  const probe = document.createElementNS("http://www.w3.org/2000/svg", "g");
  probe.setAttribute("class", `species-${species}`);
  symbol?.parentElement?.append(probe);
  const drawn = withUses(symbol?.innerHTML ?? "").replaceAll(/var\((--[a-z-]+)\)/g, (/** @type {string} */ _, /** @type {string} */ name) => colour(probe, name));
  probe.remove();
  return `<svg x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 100 140">${drawn}<text x="9" y="50" font-size="56" font-weight="600">${card.slice(2)}</text></svg>`;
}

/** @param {string} markup @returns {string} */
function withUses(markup) {
  return markup.replaceAll(/<use([^>]*)href="#([\w-]+)"([^>]*?)(\/>|><\/use>)/g, (_, before, id, after) => {
    const symbol = document.getElementById(id);
    const box = symbol?.getAttribute("viewBox") ?? "0 0 100 100";
    return `<svg${before}${after} viewBox="${box}">${withUses(symbol?.innerHTML ?? "")}</svg>`;
  });
}

/** @param {import("./session.js").Path} path @param {string} code @param {(x: number, y: number) => number[]} spot */
function ribbon(path, code, spot) {
  const points = path.cells.map(([x, y]) => spot(x, y)).map(([x, y]) => [x + CARD.width / 2, y + CARD.height / 2]);
  const line = points.map((point) => point.join(",")).join(" ");
  const [x, y] = points[points.length - 1];
  const hue = colour(document.documentElement, `--${code}-hue`);
  const ink = colour(document.documentElement, "--ink");
  const paper = colour(document.documentElement, "--sheet");
  return `<polyline points="${line}" fill="none" stroke="${paper}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>
    <polyline points="${line}" fill="none" stroke="${hue}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>
    <rect x="${x - 4}" y="${y + 6}" width="28" height="22" rx="5" fill="${paper}" stroke="${ink}"/>
    <text x="${x + 10}" y="${y + 23}" text-anchor="middle" font-size="16" font-weight="600">${number(path.points)}</text>`;
}

/** @param {Element} element @param {string} name */
function colour(element, name) {
  return getComputedStyle(element).getPropertyValue(name).trim() || "#24322B";
}

/** @param {string} text */
function escaped(text) {
  const span = document.createElement("span");
  span.textContent = text;
  return span.innerHTML;
}
