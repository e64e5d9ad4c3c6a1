import { get } from "./service.js";

/** @typedef {{ name: string, level: number }} Player */
/** @typedef {{ name: string, kind: string, choices?: any[], default: any, [fact: string]: any }} Option */
/** @typedef {{ name: string, seats: number[], options: Option[], players: Player[] }} Game */
/** @typedef {{ games: Game[], clocks: string[], phrases: string[], languages: string[] }} Offer */

/** @type {Promise<Offer> | undefined} */
let asked;

/** What can be played here; asked once. @returns {Promise<Offer>} */
export function offer() {
  asked ??= get("/games").catch((refusal) => {
    asked = undefined;
    throw refusal;
  });
  return /** @type {Promise<Offer>} */ (asked);
}
