// Tables on this device: what a server does for others, done here. Nothing is shown that is not stored first.
import { signal } from "@preact/signals";
import { notify } from "../notices.js";
import { VERSION } from "../offline.js";
import { accountOf, person, salt } from "../person.js";
import { Refusal, get } from "../service.js";
import { movesLittle } from "../settings.js";
import { language, t } from "../words.js";
import { ON_DEVICE, UNABLE, isOnDevice } from "./ids.js";
import { setProgress } from "./progress.js";
import { Runner, keepForLater } from "./runner.js";
import { forgetStory, keepStory, stories, storyOf } from "./store.js";

/** @typedef {import("./store.js").Story} Story */
/** @typedef {{ id: string, name: string, kind: string }} Who */

/** The id of a reader whom no server knows. */
const NOBODY = "here";
const SECONDS = 1;
const HINT_SECONDS = 1.5;
/** So many milliseconds a bot's decision can be seen before the next, where things move. */
const PAUSE = 450;
/** So many judged decisions are stored at a time. */
const JUDGED_TOGETHER = 10;

/** @type {Map<string, Runner>} */
const runners = new Map();
/** @type {Map<string, Table>} */
const tables = new Map();
let toldAboutStorage = false;
let toldAboutLots = false;

/** Grows when a game on this device has changed. */
export const changes = signal(0);

/** @param {string} game @param {"table" | "bots"} role */
function runner(game, role) {
  const name = `${game} ${role}`;
  const found = runners.get(name) ?? new Runner(game, role);
  runners.set(name, found);
  return found;
}

/** Who plays on this device. @returns {Who} */
export function reader() {
  const { id, name, kind } = person.peek() ?? { id: NOBODY, name: t("local-you"), kind: "guest" };
  return { id, name, kind };
}

/** @param {Runner} asked @param {object} question */
async function answered(asked, question) {
  const answer = await asked.ask(question).catch((problem) => {
    const error = (problem.unable ?? true) ? "unable" : "damaged";
    const id = error === "unable" ? UNABLE : "local-damaged";
    throw new Refusal(error, { message: { id, arguments: {} } });
  });
  if (answer && answer.error) throw new Refusal(answer.error, answer);
  return answer;
}

/**
 * Lessons, as the server would have them.
 * @param {{ game: string, name?: string, actions?: string[] }} question
 */
export function teach(question) {
  return answered(runner(question.game, "table"), { do: "teach", ...question });
}

/**
 * What a position of a game looks like, and where actions lead.
 * @param {{ game: string, position: string, actions: string[], words: string[] }} puzzle
 */
export function puzzleBoard(puzzle) {
  return answered(runner(puzzle.game, "table"), { do: "puzzle", ...puzzle });
}

/** @param {any[]} rows @returns {import("./store.js").Row[]} */
function asRows(rows) {
  return rows.map(({ seq, at, event, command }) => [seq, at, event, command]);
}

/**
 * A new table for the people of this device; returns its id.
 * @param {{ game: string, seats: string[], [more: string]: unknown }} wish
 * @param {Who[]} [people]
 */
export async function openHere(wish, people = [reader()]) {
  const { commitment: _, ...wanted } = wish;
  const opened = await answered(runner(wish.game, "table"), { do: "open", wish: wanted, people, now: Date.now() });
  await keepOpened(
    opened,
    people.map(({ id }) => id),
  );
  keepForLater(wish.game);
  return opened.id;
}

/**
 * The table of a day's deal: the one that is there already, or a new one. Returns its id.
 * @param {string} game
 * @param {string} date
 * @param {"mine" | "oak"} whose attempt
 */
export async function openDay(game, date, whose) {
  const people = [reader()];
  const opened = await answered(runner(game, "table"), { do: "open-day", game, date, whose, people, now: Date.now() });
  if (await storyOf(opened.id)) return opened.id;
  await keepOpened(opened, [people[0].id]);
  keepForLater(game);
  if (whose === "oak") await (await table(opened.id)).do("let-the-strongest-play");
  return opened.id;
}

/**
 * A game with bots that goes on from a moment of a finished one, what its player did not know dealt anew; returns its
 * id. A server's game is read from its record first.
 * @param {string} game
 * @param {string} id
 * @param {number} step
 */
export async function tryFrom(game, id, step) {
  const people = [reader()];
  const house = runner(game, "table");
  if (isOnDevice(id)) await table(id);
  else await answered(house, { do: "read", id, record: JSON.stringify(await get(`/tables/${id}/record`)), now: 0 });
  const opened = await answered(house, { do: "try", id, step, people, now: Date.now() });
  await keepOpened(opened, [people[0].id]);
  keepForLater(game);
  return opened.id;
}

/** @param {{ id: string, rows: any[] }} opened @param {string[]} people */
async function keepOpened({ id, rows }, people) {
  const story = { id, reader: people[0], people, changed: Date.now(), card: null, rows: asRows(rows) };
  await keep(story);
  await table(id);
}

/** @param {Story} story */
async function keep(story) {
  const stored = await keepStory(story);
  changes.value += 1;
  if (!stored && !toldAboutStorage) {
    toldAboutStorage = true;
    notify(t("local-not-stored"), { tone: "warning" });
  }
}

/** No action of a bot's: the table draws one. */
function byLot() {
  if (!toldAboutLots) notify(t("local-by-lot"), { tone: "warning" });
  toldAboutLots = true;
  return -1;
}

/**
 * A record that somebody has opened, as a finished game of this device; returns its id.
 * @param {string} game
 * @param {string} record
 */
export async function openRecordHere(game, record) {
  const before = (await stories()).find((story) => story.record === record);
  if (before) return before.id;
  const id = `${ON_DEVICE}${salt().slice(0, 13)}`;
  const { table: card } = await answered(runner(game, "table"), { do: "read", id, record, now: Date.now() });
  await keep({ id, reader: "", people: [], changed: Date.now(), card, rows: [], record });
  return id;
}

/** Raises a refusal if there is no such table here. @param {string} id @returns {Promise<Table>} */
export async function table(id) {
  const known = tables.get(id);
  if (known) return known;
  const story = await storyOf(id);
  // Somebody else may have asked for it meanwhile: two of a kind would overwrite each other's games.
  const opened = tables.get(id);
  if (opened) return opened;
  if (!story) throw new Refusal("missing", { message: { id: "tables-missing", arguments: {} }, status: 404 });
  const found = new Table(story, gameOf(story));
  tables.set(id, found);
  if (story.record) await found.ask("read", { record: story.record, now: story.changed });
  else if (found.lastShown()) found.queue = found.load();
  else await found.load();
  return found;
}

/** @param {Story} story */
function gameOf(story) {
  return story.record ? JSON.parse(story.record).game : JSON.parse(story.rows[0][2]).setting.game;
}

/**
 * Somebody's games on this device, the newest first.
 * @param {string} me
 * @returns {Promise<import("../table/facts.js").Table[]>}
 */
export async function ownTables(me) {
  const all = await Promise.all((await stories()).map((story) => claimed(story, me)));
  return all.filter(({ owner }) => owner === me).flatMap(({ card }) => card ?? []);
}

/**
 * The story with its owner: none if several people shared the device. A game that was played before anybody said who
 * they were belongs to the first person who looks for it.
 * @param {Story} story
 * @param {string} me
 * @returns {Promise<Story>}
 */
async function claimed(story, me) {
  const [who, ...others] = story.people;
  if (story.owner || others.length) return story;
  if (who !== NOBODY) return { ...story, owner: accountOf(who) };
  const mine = { ...story, owner: me };
  const open = tables.get(story.id);
  if (open) open.story = mine;
  await keepStory(mine);
  return mine;
}

/** One table, the page that looks at it, and the bots that think about it. */
export class Table {
  /** @param {Story} story @param {string} game */
  constructor(story, game) {
    this.story = story;
    this.game = game;
    /** @type {import("./socket.js").LocalSocket | null} */
    this.socket = null;
    /** The first frame that a page has seen already. @type {any} */
    this.greeted = null;
    /** One thing after another. @type {Promise<unknown>} */
    this.queue = Promise.resolve();
    this.thinking = "";
    /** @type {Promise<any> | null} */
    this.judging = null;
  }

  /** Whatever bots still find out about it isn't stored. */
  get isDeleted() {
    return tables.get(this.story.id) !== this;
  }

  /** @param {string} does @param {object} [more] */
  ask(does, more = {}) {
    return answered(runner(this.game, "table"), { do: does, id: this.story.id, now: Date.now(), ...more });
  }

  async load() {
    const { rows, reader } = this.story;
    const { table } = await this.ask("load", { rows, reader, language: language.peek() });
    await this.show(table);
  }

  /** @param {import("../table/facts.js").Table} card */
  async show(card) {
    if (this.isDeleted) return;
    this.story = { ...this.story, card };
    await keep(this.story);
  }

  /** Do something at the table: store what follows, then show it. @param {string} does @param {object} [more] */
  do(does, more = {}) {
    const done = this.queue.then(async () => {
      const happened = await this.ask(does, more);
      await this.store(happened);
      for (const frame of happened.frames) this.hear(frame);
      if (happened.question) this.think(happened.question);
      return happened;
    });
    this.queue = done.catch(() => {});
    return done;
  }

  /** @param {any} frame */
  hear(frame) {
    const isKnown = frame.type === "hello" && frame.seq === this.greeted?.seq;
    this.greeted = null;
    if (!isKnown) this.socket?.hear(frame);
  }

  /** @param {any} happened */
  async store({ rows, table, opened, frames }) {
    if (opened) await keepOpened(opened, this.story.people);
    if (this.isDeleted) return;
    if (!rows.length && !frames.some((/** @type {any} */ frame) => frame.type === "hello")) return;
    this.story = { ...this.story, card: table ?? this.story.card, rows: [...this.story.rows, ...asRows(rows)] };
    this.story.shown = this.shownAfter(frames);
    if (!rows.length) return void keepStory(this.story);
    this.story.changed = Date.now();
    await keep(this.story);
  }

  /** What was seen last, if it is how the table stands now, so that nobody waits for the table to be loaded. */
  lastShown() {
    const { shown, rows, people } = this.story;
    const isNew = shown?.version === VERSION && shown.frame.seq === rows.at(-1)?.[0];
    return isNew && people.length === 1 ? shown.frame : null;
  }

  /** The same after some frames, beside a newer card. @param {any[]} frames @returns {import("./store.js").Shown} */
  shownAfter(frames) {
    let frame = this.story.shown?.frame;
    for (const next of frames) {
      const log = [...earlier(frame, next), ...(next.log ?? [])];
      if (next.type === "hello") frame = { ...next, log };
      else if (next.type === "view" && frame) frame = { ...frame, ...next, type: "hello", log };
    }
    return { version: VERSION, frame: frame && { ...frame, table: this.story.card ?? frame.table } };
  }

  /** @param {import("./socket.js").LocalSocket} socket @param {number} since */
  connect(socket, since) {
    this.socket = socket;
    this.greeted = this.lastShown();
    if (this.greeted)
      socket.hear({
        ...this.greeted,
        now: Date.now(),
        log: this.greeted.log.filter((/** @type {any} */ line) => line.seq > since),
      });
    return this.do("hello", { reader: this.story.reader, since });
  }

  /** Somebody else holds the device now. @param {string} who */
  handTo(who) {
    this.story = { ...this.story, reader: who };
  }

  /** @param {any} question */
  async think(question) {
    const { id: hint, ...asked } = question;
    if (hint) return this.advise(hint, asked);
    const name = `${question.seq}`;
    if (this.thinking === name) return;
    this.thinking = name;
    const [code] = await Promise.all([
      this.choose(asked),
      new Promise((resolve) => setTimeout(resolve, movesLittle() ? 0 : PAUSE)),
    ]);
    if (this.thinking === name) this.thinking = "";
    this.do("move", { seq: question.seq, code });
  }

  /** What cannot be thought of is decided by lot. @param {any} asked */
  async choose(asked) {
    let wasWaking = false;
    const onWaking = () => {
      wasWaking = true;
      this.showWaking(asked.seat, true);
    };
    const code = await runner(this.game, "bots")
      .ask({ ...asked, do: "choose", budget: SECONDS }, onWaking)
      .catch(byLot);
    if (wasWaking) this.showWaking(asked.seat, false);
    return code;
  }

  /** A bot waits for the compiled rules, or no longer. @param {number} seat @param {boolean} waking */
  showWaking(seat, waking) {
    const { card } = this.story;
    const seats = card?.seats.map((one, index) => (index === seat ? { ...one, waking } : one));
    if (seats) this.socket?.hear({ type: "table", table: { ...card, seats } });
  }

  /** @param {string} hint @param {any} asked */
  async advise(hint, asked) {
    const candidates = await runner(this.game, "bots")
      .ask({ ...asked, do: "explain", budget: HINT_SECONDS })
      .catch(() => null);
    if (candidates) return this.do("advise", { hint, seq: asked.seq, candidates });
    const message = { id: "tables-no-advice", arguments: {} };
    return this.socket?.hear({ type: "malformed", command: null, id: hint, message, text: t("tables-no-advice") });
  }

  /** What bots have found out about this game before. @returns {import("./store.js").Review} */
  known() {
    const { review } = this.story;
    return review?.version === VERSION ? review : { version: VERSION };
  }

  /** @param {Partial<import("./store.js").Review>} found */
  async remember(found) {
    if (this.isDeleted) return;
    this.story = { ...this.story, review: { ...this.known(), ...found } };
    await keepStory(this.story);
  }

  /** Where it was won. */
  async review() {
    return this.ask("review", { standings: await this.standings() });
  }

  /** How it stood after every turn. */
  async standings() {
    const known = this.known().standings;
    if (known) return known;
    /** @type {[number, number | null, number[]][]} */
    const standings = [];
    for (const { seq, seat, ...asked } of await this.ask("turns")) {
      const shares = await answered(runner(this.game, "bots"), { ...asked, do: "survey" });
      standings.push([seq, seat < 0 ? null : seat, shares]);
    }
    await this.remember({ standings });
    return standings;
  }

  /**
   * The decisions that gave something away, and what each result is made of. They are worked out once, and go on from
   * where a closed page left off.
   */
  decisions() {
    this.judging ??= this.judgeAll().catch((problem) => {
      this.judging = null;
      throw problem;
    });
    return this.judging;
  }

  async judgeAll() {
    const { decisions, judged = [] } = this.known();
    if (decisions) return decisions;
    const choices = await this.ask("choices");
    for (const { seq, ...asked } of choices.slice(judged.length)) {
      const { best, loss } = await answered(runner(this.game, "bots"), { ...asked, do: "judge" });
      judged.push([seq, best, loss]);
      setProgress(this.story.id, judged.length / choices.length);
      if (judged.length % JUDGED_TOGETHER === 0) await this.remember({ judged });
    }
    const found = await this.ask("decisions", { judged, standings: await this.standings() });
    await this.remember({ judged, decisions: found });
    return found;
  }
}

/** What the log told before a frame that tells only what is new. @param {any} frame @param {any} next */
function earlier(frame, next) {
  const first = next.log?.[0]?.seq ?? Infinity;
  return (frame?.log ?? []).filter((/** @type {any} */ line) => line.seq < first);
}

/**
 * What `service.js` would ask a server about a table.
 * @param {string} method
 * @param {string} path
 */
export async function request(method, path) {
  const [address, query = ""] = path.split("?");
  const [, , id, what = ""] = address.split("/");
  if (method === "DELETE") return forget(id);
  const found = await table(id);
  const given = new URLSearchParams(query);
  if (what === "") return { table: found.story.card };
  if (what === "rematch") return rematch(found);
  if (what === "resign") return found.do("resign");
  if (what === "replay")
    return found.ask("replay", {
      eyes: given.get("eyes") ?? "spectator",
      from: Number(given.get("from")),
      to: Number(given.get("to")),
    });
  if (what === "review") return found.review();
  if (what === "decisions") return found.decisions();
  if (what === "record") return found.ask("record");
  throw new Refusal("missing", { message: { id: "tables-missing", arguments: {} }, status: 404 });
}

/** @param {string} id */
async function forget(id) {
  tables.delete(id);
  await forgetStory(id);
  return {};
}

/** @param {Table} found */
async function rematch(found) {
  const happened = await found.do("rematch");
  const next = happened.opened?.id ?? found.story.card?.rematch;
  return { table: (await table(next)).story.card };
}
