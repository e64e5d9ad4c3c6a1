// Players in the browser: the entries of the kernel that each of them calls, and a contest's loop around them.
/** @import { CompiledKernel, Given, Room } from "./compiled.js" */

/**
 * @typedef {Record<string, number | bigint | Uint8Array | Room>} Known what a player is told: `view`, and `deck` if
 *   the game has one, as bytes; for prospects `position` instead
 * @typedef {{
 *   begin: (player: string, known: Known, seed: bigint) => void,
 *   sample: (codes: BigInt64Array, first: number, last: number) => Promise<BigInt64Array[]>
 * }} Helper another kernel, elsewhere, that samples rollouts for a search
 * @typedef {{ code: number, share: number | null, points: number | null, visits: number | null }} Candidate
 */

/** Those who share a search play so many milliseconds before they look who can be dropped. */
const TOGETHER = 40;

/**
 * A player's decision, as the kernel's number of an action.
 * @param {CompiledKernel} kernel
 * @param {string} player
 * @param {Known} known
 * @param {bigint} seed up to 62 bits
 * @param {number} budget in seconds
 * @param {Helper[]} [helpers]
 * @returns {Promise<number>}
 */
export async function choose(kernel, player, known, seed, budget, helpers) {
  if (searches(kernel, player)) return (await explain(kernel, player, known, seed, { budget }, helpers))[0].code;
  const [[name, given]] = Object.entries(kernel.table.players[player]);
  return kernel.within(() => Number(call(kernel, name, { ...known, seed }, given)));
}

/**
 * Whether a player samples rollouts, which helpers can share.
 * @param {CompiledKernel} kernel
 * @param {string} player
 */
export function searches(kernel, player) {
  return "sample_rollouts" in kernel.table.players[player];
}

/**
 * What a player that searches has found out about its candidates, best first.
 * @param {CompiledKernel} kernel
 * @param {string} player
 * @param {Known} known
 * @param {bigint} seed
 * @param {{ budget: number, iterations?: number }} limit seconds, or that many playouts
 * @param {Helper[]} [helpers]
 * @returns {Promise<Candidate[]>}
 */
export function explain(kernel, player, known, seed, { budget, iterations }, helpers = []) {
  return kernel.within(async () => {
    const search = new Contest(kernel, player, known, seed, helpers);
    if (!search.isLastTurn(iterations ? 1 : budget)) {
      search.begin();
      if (iterations) await search.think(iterations);
      else await search.thinkFor(budget);
    }
    return search.candidates();
  });
}

/**
 * What an action gave away: the best one instead, and how much larger its share of the wins is, 0 if that may be
 * chance.
 * @param {CompiledKernel} kernel
 * @param {string} player who judges
 * @param {Known} known
 * @param {bigint} seed
 * @param {number} code of the action
 * @param {Helper[]} [helpers]
 * @returns {Promise<{ best: number, loss: number }>}
 */
export function judge(kernel, player, known, seed, code, helpers = []) {
  return kernel.within(async () => {
    const { iterations, batch } = kernel.table.players[player].compare;
    const search = new Contest(kernel, player, known, seed, helpers);
    const exact = search.isLastTurn(1);
    if (!exact) search.begin();
    const counted = exact ? search.countedAs(code) : code;
    search.include(counted);
    await search.think(Number(iterations));
    const [best] = search.candidates();
    const loss = exact ? search.lead(counted) : await search.advantage(code, Number(batch));
    return { best: loss > 0 ? best.code : code, loss };
  });
}

/**
 * Each seat's expected share of the wins.
 * @param {CompiledKernel} kernel
 * @param {Known} known
 * @param {number} players
 * @returns {Promise<number[]>}
 */
export function prospects(kernel, known, players) {
  return kernel.within(() => {
    const shares = kernel.room("floats", players);
    kernel.view("floats", shares).fill(0);
    call(kernel, "prospects", { ...known, shares }, kernel.table.prospects);
    return [...kernel.view("floats", shares)];
  });
}

/** The rollouts of one search. Whoever has the same kernel finds the same in the same round. */
export class Sampler {
  /**
   * @param {CompiledKernel} kernel
   * @param {string} player
   * @param {Known} known
   * @param {bigint} seed
   */
  constructor(kernel, player, known, seed) {
    const { candidates, sample_rollouts: given } = kernel.table.players[player];
    const { codes, totals } = kernel.table.layouts.standings.fields;
    this.kernel = kernel;
    this.totals = Number(totals.length) / Number(codes.length);
    this.codes = kernel.room("numbers", Number(candidates.codes));
    this.found = kernel.room("numbers", this.totals * this.codes.length);
    // What stays the same from round to round is put into the kernel's memory once.
    this.bound = bound(kernel, "sample_rollouts", { ...insideAll(kernel, known), seed }, given);
  }

  /**
   * Play the candidates on; the totals of each round.
   * @param {BigInt64Array} candidates
   * @param {number} first
   * @param {number} last
   */
  sample(candidates, first, last) {
    const codes = { ...this.codes, length: candidates.length };
    const totals = { ...this.found, length: this.totals * candidates.length };
    this.kernel.view("numbers", codes).set(candidates);
    return Array.from({ length: last - first }, (_, i) => {
      this.kernel.view("numbers", totals).fill(0n);
      call(this.kernel, "sample_rollouts", { ...this.bound, codes, totals, first: first + i, last: first + i + 1 });
      return this.kernel.view("numbers", totals).slice();
    });
  }
}

const { port1: here, port2: there } = new MessageChannel();

/** Let messages of helpers come in. */
function breath() {
  return new Promise((resolve) => {
    here.onmessage = resolve;
    there.postMessage(null);
  });
}

class Contest {
  /**
   * @param {CompiledKernel} kernel
   * @param {string} player
   * @param {Known} known
   * @param {bigint} seed
   * @param {Helper[]} helpers
   */
  constructor(kernel, player, known, seed, helpers) {
    this.kernel = kernel;
    this.calls = kernel.table.players[player];
    this.known = { ...insideAll(kernel, known), seed };
    this.standings = blank(kernel, "standings");
    this.rounds = 0;
    this.alive = 0;
    this.helpers = helpers;
    this.told = { player, known, seed };
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
    const { player, known, seed } = this.told;
    this.sampler = new Sampler(this.kernel, player, known, seed);
    for (const helper of this.helpers) helper.begin(player, known, seed);
  }

  /** The candidate that stands for an action: an exact count leaves out what comes to the same. @param {number} code */
  countedAs(code) {
    const given = this.calls.counted_as;
    if (!given) return code;
    const codes = this.part("codes", this.codes().length);
    return Number(call(this.kernel, "counted_as", { ...this.known, codes, code }, given));
  }

  /** Let an action take part, in place of the last candidate if it isn't among them. @param {number} code */
  include(code) {
    const codes = this.codes();
    if (!codes.includes(BigInt(code))) codes[codes.length - 1] = BigInt(code);
  }

  /** @param {number} iterations */
  async think(iterations) {
    while (this.alive) {
      await this.play(Number(this.kernel.call("rounds_in_heat", this.standings, iterations)));
      this.alive = Number(this.kernel.call("end_heat", this.standings));
    }
  }

  /** @param {number} budget */
  async thinkFor(budget) {
    const begun = performance.now();
    while (this.alive) {
      const end = begun + 1000 * budget * Number(this.kernel.call("end_of_heat", this.standings));
      const timeIsUp = await this.playUntil(end);
      this.alive = Number(this.kernel.call("settle", this.standings, Number(timeIsUp)));
    }
  }

  /**
   * No round begins that would end too late if it took as long as the longest so far.
   * @param {number} end
   */
  async playUntil(end) {
    const players = 1 + this.helpers.length;
    let longest = 0;
    let each = 1;
    for (let now = performance.now(); now + longest < end; ) {
      if (!(await this.play(players * each))) return false;
      const then = performance.now();
      longest = Math.max(longest, (then - now) / each);
      now = then;
      // Without helpers, a candidate that can be dropped is noticed at once.
      if (players > 1) each = Math.max(1, Math.floor(Math.min(TOGETHER, end - now) / longest));
    }
    return true;
  }

  /**
   * Whether every candidate may still win afterwards.
   * @param {number} rounds
   */
  async play(rounds) {
    const { kernel, standings } = this;
    let all = true;
    for (const totals of await this.sample(this.codes().slice(0, this.alive), rounds))
      all = kernel.call("add_rounds", standings, totals, 1) !== 0;
    return all;
  }

  /**
   * So many rounds, shared with the helpers; the totals of each. Whoever is ready takes the next ones; nobody waits for
   * a helper that is slow or gone, because what is left is played here.
   * @param {BigInt64Array} codes
   * @param {number} rounds
   */
  async sample(codes, rounds) {
    const sampler = /** @type {Sampler} */ (this.sampler);
    const first = this.rounds;
    this.rounds += rounds;
    /** @type {BigInt64Array[]} */
    const found = Array(rounds);
    const shared = this.helpers.length > 0;
    const share = Math.max(1, Math.floor(rounds / (4 * (1 + this.helpers.length))));
    let next = 0;
    for (const helper of this.helpers) ask(helper);
    while (next < rounds) await play(next++);
    for (let i = 0; i < rounds; i += 1) if (!found[i]) await play(i);
    return found;

    /** @param {number} i */
    async function play(i) {
      [found[i]] = sampler.sample(codes, first + i, first + i + 1);
      if (shared) await breath();
    }

    /** @param {Helper} helper */
    function ask(helper) {
      const begun = next;
      next = Math.min(rounds, begun + share);
      if (begun === next) return;
      helper.sample(codes, first + begun, first + next).then(
        (totals) => {
          totals.forEach((each, i) => (found[begun + i] ??= each));
          ask(helper);
        },
        () => {},
      );
    }
  }

  /** How much larger the leader's share of the wins is than an action's. @param {number} code */
  lead(code) {
    const place = this.codes().indexOf(BigInt(code));
    const [best, other] = [0, place].map((i) => Number(this.kernel.call("candidate_share", this.standings, i)));
    return Math.max(0, best - other);
  }

  /**
   * The same in new worlds, in batches of rounds.
   * @param {number} code
   * @param {number} batch
   */
  async advantage(code, batch) {
    const [leader] = this.codes();
    if (leader === BigInt(code)) return 0;
    const pair = BigInt64Array.of(leader, BigInt(code));
    let found = -1;
    while (found < 0) {
      const [totals, ...others] = await this.sample(pair, batch);
      for (const more of others) more.forEach((total, i) => (totals[i] += total));
      found = Number(this.kernel.call("compare", this.standings, totals, batch));
    }
    return found;
  }

  /** The codes of all candidates, in the kernel's memory. */
  codes() {
    const count = Number(this.kernel.view("numbers", this.part("count"))[0]);
    return this.kernel.view("numbers", this.part("codes", count));
  }

  candidates() {
    const { kernel, standings } = this;
    const codes = this.codes();
    const visits = kernel.view("numbers", this.part("visits", codes.length));
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
 * @param {Known} known
 * @returns {Known}
 */
function insideAll(kernel, known) {
  return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, inside(kernel, value)]));
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
