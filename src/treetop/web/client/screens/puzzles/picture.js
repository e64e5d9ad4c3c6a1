// A result as a picture that gives nothing away: a tree's rings, as many as places were won, and what it came to.
import { sharePicture } from "../../share.js";
import { asPicture, colour, escaped, paper } from "../scorepad/drawing.js";

const SIZE = { width: 600, height: 315 };
const EDGE = 40;
const RINGS = { x: 450, y: 158, inner: 44, step: 18 };

/**
 * `lit` of so many rings are drawn in ink, from the middle.
 * @param {{ title: string, about: string, result: string, middle: string, rings: number, lit: number }} told
 */
export function sharedResult({ title, about, result, middle, rings, lit }) {
  const { x, y, inner, step } = RINGS;
  const circles = Array.from({ length: rings }, (_, ring) => {
    const isLit = ring < lit;
    const ink = `stroke="${colour(isLit ? "--accent" : "--line")}" stroke-width="${isLit ? 7 : 3}"`;
    return `<circle cx="${x}" cy="${y}" r="${inner + ring * step}" fill="none" ${ink}/>`;
  });
  const text = (/** @type {number} */ line, /** @type {number} */ size, /** @type {string} */ words, weight = 400) =>
    `<text x="${EDGE}" y="${line}" font-size="${size}" font-weight="${weight}">${escaped(words)}</text>`;
  const drawn = paper(SIZE.width, SIZE.height, [
    text(74, 22, "Treetop", 600),
    text(132, 28, title, 600),
    text(164, 17, about),
    text(214, 20, result, 600),
    text(SIZE.height - EDGE, 15, location.host),
    ...circles,
    `<text x="${x}" y="${y + 15}" text-anchor="middle" font-size="42" font-weight="600">${escaped(middle)}</text>`,
  ]);
  return sharePicture("treetop.png", () => asPicture(drawn), "puzzles-picture-saved");
}
