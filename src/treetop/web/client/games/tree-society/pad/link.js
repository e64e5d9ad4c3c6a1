// A whole entered game in the fragment of an address: it never reaches the server.
import { freshId } from "../../../screens/scorepad/notebook.js";
import { FRUIT } from "./entered.js";

/** @typedef {import("./entered.js").Entered} Entered */

const SEATS = [2, 3, 4];
const LEVELS = [1, 2, 3];

/** @param {Entered} table */
export function fragment({ result: _, id: __, ...table }) {
  const bytes = new TextEncoder().encode(JSON.stringify(table));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text @returns {Entered | null} null when it cannot be read */
export function tableFrom(text) {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const table = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))));
    return isTable(table) ? { ...table, id: freshId() } : null;
  } catch {
    return null;
  }
}

/** @param {any} table */
function isTable(table) {
  return (
    table.game === "tree-society" &&
    typeof table.deck === "string" &&
    Number.isFinite(table.played) &&
    isCount(table.market) &&
    table.market <= FRUIT.length &&
    SEATS.includes(table.players.length) &&
    table.players.every(isPlayer)
  );
}

/** @param {any} player */
function isPlayer({ name, houses, sold, unsold, coins }) {
  return typeof name === "string" && houses.every(isHouse) && isFruit(sold) && isFruit(unsold) && isCount(coins);
}

/** @param {any} house */
function isHouse({ card, level }) {
  return typeof card === "string" && LEVELS.includes(level);
}

/** @param {any} counts */
function isFruit(counts) {
  return counts.length === FRUIT.length && counts.every(isCount);
}

/** @param {any} value */
function isCount(value) {
  return Number.isInteger(value) && value >= 0 && value < 100;
}
