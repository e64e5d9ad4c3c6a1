import { navigate } from "../router.js";

/** @type {Record<string, number>} */
const CODES = { missing: 4004, unable: 4005 };
const DAMAGED = 4006;

/** A table on this device, as if it were at the other end of a WebSocket. */
export class LocalSocket {
  /** @param {string} id @param {number} since */
  constructor(id, since) {
    /** @type {number} */
    this.readyState = WebSocket.CONNECTING;
    /** @type {((event: { data: string }) => void) | null} */
    this.onmessage = null;
    /** @type {((event: { code: number }) => void) | null} */
    this.onclose = null;
    this.connect(id, since);
  }

  /** @param {string} id @param {number} since */
  async connect(id, since) {
    try {
      const { table } = await import("./house.js");
      this.table = await table(id);
      if (this.readyState === WebSocket.CLOSED) return;
      if (this.table.story.record) return navigate(`/replay/${id}`, { replace: true });
      this.readyState = WebSocket.OPEN;
      await this.table.connect(this, since);
    } catch (problem) {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.({ code: CODES[/** @type {any} */ (problem).error] ?? DAMAGED });
    }
  }

  /** @param {object} frame */
  hear(frame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** @param {string} text */
  send(text) {
    this.table?.do("receive", { frame: text });
  }

  close() {
    this.readyState = WebSocket.CLOSED;
    if (this.table?.socket === this) this.table.socket = null;
  }
}
