// A whole entered game in the fragment of an address: it never reaches the server.
import { freshId } from "../../../screens/scorepad/notebook.js";

/** @typedef {import("./entered.js").Entered} Entered */
/** @typedef {import("./entered.js").Player} Player */

const VERSION = "1";

/** @param {Entered} table */
export function fragment(table) {
  const when = table.played.toString(36);
  return [VERSION, when, table.edition, table.species.join(""), ...table.players.map(playerText)].join("~");
}

/** @param {Player} player */
function playerText({ name, hand, planted }) {
  const trees = planted.map(([card, x, y]) => `${card}.${x}.${y}`).join("!");
  return [encodeURIComponent(name).replaceAll("~", "%7E").replaceAll("*", "%2A"), hand.join(""), trees].join("*");
}

/**
 * @param {string} text
 * @returns {Entered | null} null when it cannot be read
 */
export function tableFrom(text) {
  const [version, when, edition, species, ...players] = text.split("~");
  if (version !== VERSION || players.length < 2 || players.length > 4 || !/^([a-z]{2}){6,10}$/.test(species))
    return null;
  const read = players.map(playerFrom);
  if (read.some((player) => player === null)) return null;
  return {
    id: freshId(),
    game: "arboretum",
    played: Number.parseInt(when, 36) || Date.now(),
    edition,
    species: pieces(species, 2),
    players: /** @type {Player[]} */ (read),
  };
}

/** @param {string} text @returns {Player | null} */
function playerFrom(text) {
  const [name, hand, trees] = text.split("*");
  if (!/^([a-z]{2}[1-8])*$/.test(hand ?? "") || !/^([a-z]{2}[1-8]\.-?\d+\.-?\d+!?)*$/.test(trees ?? "")) return null;
  const planted = trees.split("!").filter(Boolean).map(treeFrom);
  return { name: decodeURIComponent(name), hand: pieces(hand, 3), planted };
}

/** @param {string} text @returns {import("./entered.js").Tree} */
function treeFrom(text) {
  const [card, x, y] = text.split(".");
  return [card, Number(x), Number(y)];
}

/** @param {string} text @param {number} length */
function pieces(text, length) {
  return text.match(new RegExp(`.{${length}}`, "g")) ?? [];
}
