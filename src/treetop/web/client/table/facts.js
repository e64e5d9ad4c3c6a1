// The shapes that docs/api.md describes, for the type checker.

/** @typedef {{ id: string, name: string, kind: string }} Somebody */
/**
 * @typedef {{
 *   seat: number, kind: "person" | "bot" | "open", person?: Somebody, player?: string, online?: boolean,
 *   away?: boolean, left?: boolean, resigned?: boolean, replace_at?: number, waking?: boolean,
 *   held_for?: string
 * }} Seat
 */
/** @typedef {{ scores: number[], winners: number[], sheet?: any, forfeit?: boolean }} Result */
/** @typedef {{ kind: string, seconds?: number, increment?: number, days?: number, at_zero?: string }} ClockKind */
/**
 * @typedef {{
 *   id: string, game: string, options: Record<string, any>, state: "open" | "playing" | "finished" | "abandoned",
 *   public: boolean, spectators: string, hints: boolean, rated: boolean, clock: ClockKind, order: string, host: string,
 *   seats: Seat[], created: number, started: number | null, ended: number | null, seq: number,
 *   seat_to_act: number | null, my_seat: number | null, my_turn: boolean, watching: number,
 *   votes: { abandon: number[], bot: any[] }, fairness: any, result: Result | null,
 *   rematch: string | null, rematch_of: string | null, duplicate?: string | null,
 *   trial?: { table: string, step: number }
 * }} Table
 */
/** @typedef {import("../service.js").Message} Message */
/**
 * @typedef {{ seq: number, at: number, kind: string, seat: number | null, actions?: string[], words: Message[] }} Entry
 */
/** @typedef {{ n: number, at: number, person: Somebody, seat: number | null, phrase?: string, text?: string }} Line */
/** @typedef {{ running: number | null, left: (number | null)[], at: number }} Clock */
/** @typedef {{ seat: number | null, seat_to_act: number | null, legal: string[], [fact: string]: any }} View */

export {};
