import { signal } from "@preact/signals";
import { announce } from "./announcer.js";

/**
 * @typedef {{
 *   key: number, text: string, tone: "plain" | "warning", link?: { href: string, text: string },
 *   action?: { text: string, act: () => void }
 * }} Notice
 */

/** @type {import("@preact/signals").Signal<Notice[]>} */
export const notices = signal([]);
/** The dialogs that are open, the topmost last. A dialog covers and disables everything outside it, notices too. */
export const openDialogs = signal(/** @type {object[]} */ ([]));
const SHOWN_FOR = 6000;
let last = 0;

/**
 * A sentence at the foot of the page, for a while.
 * @param {string} text
 * @param {{
 *   tone?: Notice["tone"], link?: Notice["link"], action?: Notice["action"]
 * }} [how] `action` can be done from there
 */
export function notify(text, how = {}) {
  const key = ++last;
  notices.value = [
    ...notices.value.slice(-2),
    { key, text, tone: how.tone ?? "plain", link: how.link, action: how.action },
  ];
  announce(text);
  setTimeout(() => dismiss(key), SHOWN_FOR);
}

/** @param {number} key */
export function dismiss(key) {
  notices.value = notices.value.filter((notice) => notice.key !== key);
}
