import { signal } from "@preact/signals";
import { Refusal } from "../service.js";
import { language } from "../words.js";

/** @typedef {import("./facts.js").Table} Table */
/** @typedef {import("./facts.js").View} View */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const GONE = [4001, 4003, 4004];

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
    /** @type {import("@preact/signals").Signal<"connecting" | "live" | "lost" | "refused">} */
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
    /** @type {import("@preact/signals").Signal<import("./facts.js").Result | null>} */
    this.result = signal(null);
    this.seq = 0;
    this.skew = 0;
    this.wait = FIRST_WAIT;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, { frame: any, resolve: (answer: any) => void, reject: (problem: Refusal) => void }>} */
    this.asked = new Map();
    this.wake = () => this.state.value === "lost" && this.connect();
    addEventListener("online", this.wake);
    this.connect();
  }

  connect() {
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    const address = new URL(`/api/tables/${this.id}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("since", String(this.log.value.at(-1)?.seq ?? 0));
    address.searchParams.set("language", language.peek());
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => socket === this.socket && this.receive(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
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
    removeEventListener("online", this.wake);
    this.socket?.close();
  }

  /**
   * @param {WebSocket} socket
   * @param {number} code
   */
  lost(socket, code) {
    if (this.closed || socket !== this.socket) return;
    if (GONE.includes(code)) {
      this.state.value = "refused";
      return;
    }
    this.state.value = this.table.value ? "lost" : "connecting";
    // Everybody loses a server at the same moment; they must not all come back at the same moment.
    setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
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
      this.chat.value = frame.chat;
      this.move(frame);
      this.result.value = frame.result ?? frame.table.result ?? null;
      for (const { frame: again } of this.asked.values()) this.send({ ...again, ...(again.type === "play" ? {} : { seq: this.seq }) });
    },
    view: (frame) => {
      this.move(frame);
      if (frame.result) this.result.value = frame.result;
      const table = this.table.value;
      if (table) this.table.value = { ...table, seq: frame.seq, seat_to_act: frame.seat_to_act, my_turn: frame.seat_to_act === this.seat.value };
    },
    stale: (frame) => this.move(frame),
    table: (frame) => {
      this.table.value = frame.table;
      this.seat.value = frame.table.my_seat ?? this.seat.value;
    },
    chat: (frame) => {
      this.chat.value = [...this.chat.value.filter((line) => line.n !== frame.line.n), frame.line];
    },
  };

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

  hint() {
    const id = newCommand();
    return this.ask(id, { type: "hint", id, seq: this.seq });
  }

  /** @param {{ phrase?: string, text?: string }} line */
  say(line) {
    this.send({ type: "chat", ...line });
  }

  /**
   * @param {"abandon" | "bot"} about
   * @param {boolean} agree
   * @param {number} [seat]
   */
  vote(about, agree, seat) {
    this.send({ type: "vote", about, agree, seat });
  }

  comeBack() {
    this.send({ type: "return" });
  }
}
