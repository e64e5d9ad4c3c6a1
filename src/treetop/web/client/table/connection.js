import { signal } from "@preact/signals";
import { isOnDevice } from "../local/ids.js";
import { LocalSocket } from "../local/socket.js";
import { notify } from "../notices.js";
import { person, recognise } from "../person.js";
import { tellRefusal } from "../refused.js";
import { Refusal } from "../service.js";
import { onHost } from "../site.js";
import { language, t } from "../words.js";

/** @typedef {import("./facts.js").Table} Table */
/** @typedef {import("./facts.js").View} View */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const BUSY_WAIT = 10_000;
/** The codes of docs/api.md that need more than connecting again. */
const STOPPING = 1001;
const BROKE_A_LIMIT = 1008;
const BUSY = 1013;
const SIGNED_OUT = 4001;
const FORBIDDEN = 4003;
const MISSING = 4004;
/** This device can run no table. */
const UNABLE = 4005;
/** The log of a table on this device can't be read. */
const DAMAGED = 4006;

/**
 * `lost`, `stopping` and `busy` end by themselves; the last four do not.
 * @typedef {"connecting" | "live" | "lost" | "stopping" | "busy" | "forbidden" | "missing" | "unable"
 *   | "damaged"} State
 */
/**
 * A line of chat that the server has not shown yet.
 * @typedef {{ key: string, phrase?: string, text?: string, after: number, refusal?: Refusal }} Unsaid
 */

/** As the server keeps a line. @param {string} [text] */
function cleaned(text = "") {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

/** A command id nobody else makes up. */
function newCommand() {
  return `c-${crypto.randomUUID()}`;
}

/**
 * The socket of one table: what the server last said, as signals, and what we ask of it. It reconnects by itself and
 * resumes from the last `seq` it has; a command that was not acknowledged is sent again under the same id.
 */
export class Connection {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {import("@preact/signals").Signal<State>} */
    this.state = signal("connecting");
    /** @type {import("@preact/signals").Signal<Table | null>} */
    this.table = signal(null);
    /** @type {import("@preact/signals").Signal<number | null>} */
    this.seat = signal(null);
    /** @type {import("@preact/signals").Signal<View | null>} */
    this.view = signal(null);
    /** @type {import("@preact/signals").Signal<any>} */
    this.score = signal(null);
    /** @type {import("@preact/signals").Signal<import("./facts.js").Clock | null>} */
    this.clock = signal(null);
    /** @type {import("@preact/signals").Signal<import("./facts.js").Entry[]>} */
    this.log = signal([]);
    /** @type {import("@preact/signals").Signal<import("./facts.js").Line[]>} */
    this.chat = signal([]);
    /** @type {import("@preact/signals").Signal<Unsaid[]>} */
    this.unsaid = signal([]);
    /** Votes and the like that wait for the connection. @type {object[]} */
    this.waiting = [];
    /** @type {import("@preact/signals").Signal<import("./facts.js").Result | null>} */
    this.result = signal(null);
    this.seq = 0;
    this.skew = 0;
    this.wait = FIRST_WAIT;
    this.closed = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {WebSocket | LocalSocket | null} */
    this.socket = null;
    /** @type {Map<string, { frame: any, resolve: (answer: any) => void, reject: (problem: Refusal) => void }>} */
    this.asked = new Map();
    this.wake = () => this.connect();
    addEventListener("online", this.wake);
    this.connect();
  }

  connect() {
    const { readyState } = this.socket ?? {};
    if (this.closed || readyState === WebSocket.CONNECTING || readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    const since = this.log.value.at(-1)?.seq ?? 0;
    const socket = isOnDevice(this.id) ? new LocalSocket(this.id, since) : this.serverSocket(since);
    this.socket = socket;
    socket.onmessage = (/** @type {{ data: string }} */ event) =>
      socket === this.socket && this.receive(JSON.parse(event.data));
    socket.onclose = (/** @type {{ code: number }} */ event) => this.lost(socket, event.code);
  }

  /** @param {number} since */
  serverSocket(since) {
    const address = new URL(onHost(`/api/tables/${this.id}/socket`), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("since", String(since));
    address.searchParams.set("language", language.peek());
    return new WebSocket(address);
  }

  /** With other eyes: nothing that was seen before is kept. */
  startAfresh() {
    this.seq = 0;
    this.view.value = null;
    this.log.value = [];
    this.reconnect();
  }

  /** Be seen as who we are now: the socket keeps the eyes it was opened with. */
  reconnect() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }

  /**
   * @param {WebSocket | LocalSocket} socket
   * @param {number} code
   */
  lost(socket, code) {
    if (this.closed || socket !== this.socket) return;
    if (code === FORBIDDEN) this.state.value = "forbidden";
    else if (code === MISSING) this.state.value = "missing";
    else if (code === UNABLE) this.state.value = "unable";
    else if (code === DAMAGED) this.state.value = "damaged";
    else if (code === SIGNED_OUT) this.onSignedOut();
    else this.connectLater(code);
  }

  /** @param {number} code */
  connectLater(code) {
    const busy = code === BUSY || code === BROKE_A_LIMIT;
    if (code === STOPPING) this.state.value = "stopping";
    else if (this.state.value !== "stopping") this.state.value = busy ? "busy" : "lost";
    // Everybody loses a server at the same moment; they must not all come back at the same moment.
    const wait = (busy ? BUSY_WAIT : this.wait) * (0.5 + Math.random());
    this.timer = setTimeout(() => this.connect(), wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** This device belongs to nobody now; whoever looks on from here on is a stranger. */
  onSignedOut() {
    recognise()
      .catch(() => {})
      .then(() => this.connect());
  }

  /** @param {any} frame */
  receive(frame) {
    const heard = this.heard[frame.type];
    if (heard) heard(frame);
    this.answer(frame);
  }

  /** What each kind of frame changes. @type {Record<string, (frame: any) => void>} */
  heard = {
    hello: (frame) => {
      this.state.value = "live";
      this.wait = FIRST_WAIT;
      this.skew = frame.now - Date.now();
      this.seat.value = frame.seat;
      this.table.value = frame.table;
      this.hear(frame.chat);
      this.move(frame);
      this.result.value = frame.result ?? frame.table.result ?? null;
      this.sendAgain();
    },
    view: (frame) => {
      this.move(frame);
      if (frame.result) this.result.value = frame.result;
      const table = this.table.value;
      if (table) {
        const acting = frame.seat_to_act;
        this.table.value = { ...table, seq: frame.seq, seat_to_act: acting, my_turn: acting === this.seat.value };
      }
    },
    stale: (frame) => this.move(frame),
    table: (frame) => {
      this.table.value = frame.table;
      this.seat.value = frame.table.my_seat ?? this.seat.value;
    },
    chat: (frame) => this.hear([...this.chat.value.filter((line) => line.n !== frame.line.n), frame.line]),
    malformed: (frame) => {
      if (!frame.command && !frame.id) this.refuse(new Refusal(frame.type, frame));
    },
  };

  /** Lines arrived; some may be our own. @param {import("./facts.js").Line[]} lines */
  hear(lines) {
    this.chat.value = lines;
    const mine = lines.filter((line) => line.person.id === person.value?.id);
    this.unsaid.value = this.unsaid.value.filter((one) => {
      const found = mine.findIndex(
        ({ n, phrase, text }) => n > one.after && phrase === one.phrase && cleaned(text) === cleaned(one.text),
      );
      if (found >= 0) mine.splice(found, 1);
      return found < 0;
    });
  }

  /** Something without an id was refused: the oldest line of chat, or a vote. @param {Refusal} refusal */
  refuse(refusal) {
    const line = this.unsaid.value.find((one) => !one.refusal);
    if (!line) tellRefusal(refusal);
    else this.unsaid.value = this.unsaid.value.map((one) => (one === line ? { ...one, refusal } : one));
  }

  /** Whatever has not been answered, after the connection was lost. */
  sendAgain() {
    for (const { frame } of this.asked.values()) this.send(frame.type === "play" ? frame : { ...frame, seq: this.seq });
    for (const frame of this.waiting.splice(0)) this.send(frame);
    for (const line of this.unsaid.value) if (!line.refusal) this.sendLine(line);
  }

  /** @param {any} frame */
  move(frame) {
    if (frame.seq < this.seq) return;
    const last = this.log.value.at(-1)?.seq ?? 0;
    this.seq = frame.seq;
    this.log.value = [...this.log.value, ...frame.log.filter((/** @type {any} */ entry) => entry.seq > last)];
    this.view.value = frame.view;
    this.score.value = frame.score;
    this.clock.value = frame.clock;
  }

  /** @param {any} frame */
  answer(frame) {
    const key = frame.command ?? frame.id;
    const waiting = key && this.asked.get(key);
    if (!waiting) return;
    this.asked.delete(key);
    if (["illegal", "stale", "malformed"].includes(frame.type)) waiting.reject(new Refusal(frame.type, frame));
    else waiting.resolve(frame);
  }

  /** @param {object} frame */
  send(frame) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /**
   * @param {string} key
   * @param {object} frame
   * @returns {Promise<any>}
   */
  ask(key, frame) {
    return new Promise((resolve, reject) => {
      this.asked.set(key, { frame, resolve, reject });
      this.send(frame);
    });
  }

  /** Commit actions. @param {string[]} actions */
  play(actions) {
    const command = newCommand();
    return this.ask(command, { type: "play", command, seq: this.seq, actions });
  }

  /** See what actions would lead to. @param {string[]} actions */
  preview(actions) {
    const id = newCommand();
    return this.ask(id, { type: "preview", id, seq: this.seq, actions });
  }

  /** What the adviser would do after these actions. @param {string[]} actions */
  hint(actions) {
    const id = newCommand();
    return this.ask(id, { type: "hint", id, seq: this.seq, actions });
  }

  /** Kept until the server shows it. @param {{ phrase?: string, text?: string }} line */
  say(line) {
    const unsaid = { ...line, key: newCommand(), after: this.chat.value.at(-1)?.n ?? 0 };
    this.unsaid.value = [...this.unsaid.value, unsaid];
    this.sendLine(unsaid);
  }

  /** @param {Unsaid} line */
  sayAgain(line) {
    this.forget(line);
    this.say({ phrase: line.phrase, text: line.text });
  }

  /** @param {Unsaid} line */
  forget(line) {
    this.unsaid.value = this.unsaid.value.filter((one) => one !== line);
  }

  /** @param {Unsaid} line */
  sendLine({ phrase, text }) {
    this.send({ type: "chat", phrase, text });
  }

  /** Send it now, or as soon as the server can be reached. @param {object} frame */
  sendSoon(frame) {
    if (this.socket?.readyState === WebSocket.OPEN) return this.send(frame);
    this.waiting.push(frame);
    notify(t("web-sent-later"));
  }

  /**
   * @param {"abandon" | "bot"} about
   * @param {boolean} agree
   * @param {number} [seat]
   */
  vote(about, agree, seat) {
    this.sendSoon({ type: "vote", about, agree, seat });
  }

  comeBack() {
    this.sendSoon({ type: "return" });
  }
}
