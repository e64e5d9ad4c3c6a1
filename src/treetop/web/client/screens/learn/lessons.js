// A lesson is a real position, played by the real rules: the server's, or this device's if no server answers.
import { Refusal, get } from "../../service.js";

/** @typedef {{ id: string, arguments?: Record<string, unknown> }} Message */
/** @typedef {{ name: string, rule: string, title: Message }} Summary */
/**
 * @typedef {Summary & {
 *   game: string, view: any, hands: (string | null)[][], sheet: any, about: string[], open: boolean,
 *   asks: Message | null, reply: Message, missed: boolean, illegal: string | null, met: number, goals: number,
 *   finished: boolean, puzzle?: boolean
 * }} Played
 */

/** @type {Map<string, Promise<Summary[]>>} */
const known = new Map();

/** @param {string} game @returns {Promise<Summary[]>} */
export function lessonsOf(game) {
  const asked = known.get(game) ?? answer(`/lessons/${game}`, { game });
  known.set(game, asked);
  asked.catch(() => known.delete(game));
  return asked;
}

/**
 * @param {string} game
 * @param {string} name
 * @param {string[]} actions
 * @returns {Promise<Played>}
 */
export function play(game, name, actions) {
  const query = new URLSearchParams(actions.map((action) => ["action", action]));
  return answer(`/lessons/${game}/${name}?${query}`, { game, name, actions });
}

/**
 * @param {string} path
 * @param {{ game: string, name?: string, actions?: string[] }} question
 */
async function answer(path, question) {
  try {
    return await get(path);
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.error !== "offline") throw problem;
    const { teach } = await import("../../local/house.js");
    return teach(question);
  }
}
