// Players in the browser: the entries of the kernel that each of them calls, and a contest's loop around them.
/** @import { CompiledKernel, Given, Room } from "./compiled.js" */

/**
 * @typedef {Record<string, number | bigint | Uint8Array | Room>} Known what a player is told: `view`, and `deck` if
 *   the game has one, as bytes; for prospects `position` instead
 * @typedef {{ code: number, share: number | null, points: number | null, visits: number | null }} Candidate
 */

/**
 * A player's decision, as the kernel's number of an action.
 * @param {CompiledKernel} kernel
 * @param {string} player
 * @param {Known} known
 * @param {bigint} seed up to 62 bits
 * @param {number} budget in seconds
 * @returns {number}
 */
export function choose(kernel, player, known, seed, budget) {
  const calls = kernel.table.players[player];
  if ("sample_rollouts" in calls) return explain(kernel, player, known, seed, { budget })[0].code;
  const [[name, given]] = Object.entries(calls);
  return kernel.within(() => Number(call(kernel, name, { ...known, seed }, given)));
}

/**
 * What a player that searches has found out about its candidates, best first.
 * @param {CompiledKernel} kernel
 * @param {string} player
 * @param {Known} known
 * @param {bigint} seed
 * @param {{ budget: number, iterations?: number }} limit seconds, or that many playouts
 * @returns {Candidate[]}
 */
export function explain(kernel, player, known, seed, { budget, iterations }) {
  return kernel.within(() => {
    const search = new Contest(kernel, kernel.table.players[player], { ...known, seed });
    if (!search.isLastTurn(iterations ? 1 : budget)) {
      search.begin();
      if (iterations) search.think(iterations);
      else search.thinkFor(budget);
    }
    return search.candidates();
  });
}

/**
 * Each seat's share of the wins that is to be expected.
 * @param {CompiledKernel} kernel
 * @param {Known} known
 * @param {number} players
 * @returns {number[]}
 */
export function prospects(kernel, known, players) {
  return kernel.within(() => {
    const shares = kernel.room("floats", players);
    kernel.view("floats", shares).fill(0);
    call(kernel, "prospects", { ...known, shares }, kernel.table.prospects);
    return [...kernel.view("floats", shares)];
  });
}

class Contest {
  /**
   * @param {CompiledKernel} kernel
   * @param {Record<string, Given>} calls
   * @param {Known} known
   */
  constructor(kernel, calls, known) {
    this.kernel = kernel;
    this.calls = calls;
    this.known = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, inside(kernel, value)]));
    this.standings = blank(kernel, "standings");
    this.rounds = 0;
    this.alive = 0;
  }

  /** @param {number} budget */
  isLastTurn(budget) {
    const given = this.calls.solve_last_turn;
    if (!given) return false;
    const most = Math.floor(Number(given.most) * Math.min(budget, 1));
    const [codes, visits, totals] = ["codes", "visits", "totals"].map((field) => this.part(field));
    const count = Number(call(this.kernel, "solve_last_turn", { ...this.known, codes, visits, totals, most }, given));
    if (count === 0) return false;
    this.kernel.call("begin_contest", this.standings, count);
    this.kernel.call("rank_all", this.standings);
    return true;
  }

  begin() {
    const { codes: breadth, ...given } = this.calls.candidates;
    const codes = this.part("codes", Number(breadth));
    const count = Number(call(this.kernel, "candidates", { ...this.known, codes }, given));
    this.alive = Number(this.kernel.call("begin_contest", this.standings, count));
    this.totals = this.kernel.room("numbers", (this.part("totals").length / this.part("codes").length) * count);
    // What stays the same from round to round is put into the kernel's memory once.
    this.sampling = bound(this.kernel, "sample_rollouts", this.known, this.calls.sample_rollouts);
  }

  /** @param {number} iterations */
  think(iterations) {
    while (this.alive) {
      this.play(Number(this.kernel.call("rounds_in_heat", this.standings, iterations)));
      this.alive = Number(this.kernel.call("end_heat", this.standings));
    }
  }

  /** @param {number} budget */
  thinkFor(budget) {
    const begun = performance.now();
    while (this.alive) {
      const end = begun + 1000 * budget * Number(this.kernel.call("end_of_heat", this.standings));
      const timeIsUp = this.playUntil(end);
      this.alive = Number(this.kernel.call("settle", this.standings, Number(timeIsUp)));
    }
  }

  /**
   * No round begins that would end too late if it took as long as the longest so far.
   * @param {number} end
   */
  playUntil(end) {
    let longest = 0;
    for (let now = performance.now(); now + longest < end; ) {
      if (!this.play(1)) return false;
      const then = performance.now();
      longest = Math.max(longest, then - now);
      now = then;
    }
    return true;
  }

  /**
   * Whether every candidate may still win afterwards.
   * @param {number} rounds
   */
  play(rounds) {
    const { kernel, standings } = this;
    const codes = this.part("codes", this.alive);
    const totals = /** @type {Room} */ (this.totals);
    kernel.view("numbers", totals).fill(0n);
    const [first, last] = [this.rounds, this.rounds + rounds];
    call(kernel, "sample_rollouts", { ...this.sampling, codes, totals, first, last });
    this.rounds = last;
    return kernel.call("add_rounds", standings, totals, rounds) !== 0;
  }

  candidates() {
    const { kernel, standings } = this;
    const count = Number(kernel.view("numbers", this.part("count"))[0]);
    const codes = kernel.view("numbers", this.part("codes", count));
    const visits = kernel.view("numbers", this.part("visits", count));
    return Array.from(codes, (code, i) => {
      const visited = Number(visits[i]);
      const [share, points] = visited
        ? [Number(kernel.call("candidate_share", standings, i)), Number(kernel.call("candidate_points", standings, i))]
        : [null, null];
      return { code: Number(code), share, points, visits: visited || null };
    });
  }

  /**
   * @param {string} field
   * @param {number} [length]
   */
  part(field, length) {
    return this.kernel.part("standings", field, this.standings, length);
  }
}

/**
 * Call an entry with its arguments by name: what is known, what makes the player, constants, blank records.
 * @param {CompiledKernel} kernel
 * @param {string} name
 * @param {Known} known
 * @param {Given} [given]
 */
function call(kernel, name, known, given = {}) {
  const values = bound(kernel, name, known, given);
  return kernel.call(name, ...Object.keys(kernel.table.entries[name].arguments).map((argument) => values[argument]));
}

/**
 * @param {CompiledKernel} kernel
 * @param {string} name
 * @param {Known} known
 * @param {Given} given
 * @returns {Known}
 */
function bound(kernel, name, known, given) {
  /** @type {Known} */
  const values = { ...known };
  for (const argument of Object.keys(kernel.table.entries[name].arguments)) {
    if (argument in values) continue;
    const value = given[argument] ?? kernel.table.constants[argument];
    if (value !== undefined) values[argument] = constant(kernel, value);
    else if (argument in kernel.table.layouts) values[argument] = blank(kernel, argument);
  }
  return values;
}

/**
 * @param {CompiledKernel} kernel
 * @param {number | string | number[]} value
 */
function constant(kernel, value) {
  if (typeof value === "number") return value;
  if (typeof value === "string") return inside(kernel, Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0)));
  const room = kernel.room("floats", value.length);
  kernel.view("floats", room).set(value);
  return room;
}

/**
 * @param {CompiledKernel} kernel
 * @param {Known[string]} value
 */
function inside(kernel, value) {
  if (!(value instanceof Uint8Array)) return value;
  const room = kernel.room("bytes", value.length);
  kernel.view("bytes", room).set(value);
  return room;
}

/**
 * @param {CompiledKernel} kernel
 * @param {string} layout
 */
function blank(kernel, layout) {
  const room = kernel.room("bytes", kernel.table.layouts[layout].size);
  kernel.view("bytes", room).fill(0);
  return room;
}
