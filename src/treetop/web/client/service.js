import { isOnDevice } from "./local/ids.js";
import { HAS_SERVER, onHost } from "./site.js";
import { load } from "./words.js";

/** @typedef {{ id: string, arguments: Record<string, any> }} Message */

/** The service said no; `message` says why. */
export class Refusal extends Error {
  /**
   * @param {string} error
   * @param {{ message?: Message | null, text?: string, rule?: string | null, status?: number }} details
   */
  constructor(error, { message = null, text = "", rule = null, status = 0 }) {
    super(text || error);
    this.error = error;
    this.words = message;
    this.rule = rule;
    this.status = status;
  }
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export function get(path) {
  return request("GET", path);
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export function post(path, body = {}) {
  return request("POST", path, body);
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export function put(path, body = {}) {
  return request("PUT", path, body);
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export function remove(path) {
  return request("DELETE", path, {});
}

/**
 * A refusal comes with its words, which few screens need from the start.
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
function request(method, path, body) {
  return ask(method, path, body).catch(async (refusal) => {
    if (refusal.words) await load("tables").catch(() => {});
    throw refusal;
  });
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function ask(method, path, body) {
  const [, , table = ""] = path.split(/[/?]/);
  if (path.startsWith("/tables/") && isOnDevice(table)) return (await import("./local/house.js")).request(method, path);
  const answer = await askServer(method, path, body).catch(() => {
    throw new Refusal("offline", { message: { id: "web-offline", arguments: {} } });
  });
  const content = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(content.error ?? "failed", { ...content, status: answer.status });
  return content;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function askServer(method, path, body) {
  if (!HAS_SERVER) throw new Error("there is no server");
  return fetch(onHost(`/api${path}`), {
    method,
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body ? JSON.stringify(body) : undefined,
    credentials: "same-origin",
  });
}
