// The lessons as the server has them; a lesson is a real position, played by the real rules.

/** @typedef {{ id: string, arguments?: Record<string, unknown> }} Message */
/** @typedef {{ name: string, rule: string, title: Message }} Summary */
/**
 * @typedef {Summary & {
 *   game: string, view: any, hands: (string | null)[][], sheet: any, about: string[], open: boolean,
 *   asks: Message | null, reply: Message, missed: boolean, illegal: string | null, met: number, goals: number,
 *   finished: boolean
 * }} Played
 */

/** @type {Map<string, Promise<Summary[]>>} */
const known = new Map();

/** @param {string} game @returns {Promise<Summary[]>} */
export function lessonsOf(game) {
  const asked = known.get(game) ?? answer(`/api/lessons/${game}`);
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
  return answer(`/api/lessons/${game}/${name}?${query}`);
}

/** @param {string} address */
async function answer(address) {
  const answered = await fetch(address);
  if (!answered.ok) throw new Error(`${address}: ${answered.status}`);
  return answered.json();
}
