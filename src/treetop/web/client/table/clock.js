import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../words.js";

const DAY = 86_400_000;

/**
 * The time a seat has left; nothing where no clock runs.
 * @param {{ connection: import("./connection.js").Connection, seat: number }} props
 */
export function ClockFace({ connection, seat }) {
  const clock = connection.clock.value;
  const left = clock?.left[seat - 1] ?? null;
  const running = clock?.running === seat;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [running]);
  if (!clock || left === null) return null;
  const now = Math.max(0, running ? left - (Date.now() + connection.skew - clock.at) : left);
  return html`<span
    class=${`clock number${running ? " running" : ""}${now < 30_000 ? " short" : ""}`}
    role="timer"
    aria-label=${t("web-clock")}
  >
    ${shown(now)}
  </span>`;
}

/** @param {number} left milliseconds */
function shown(left) {
  if (left >= DAY) return t("web-clock-days", { count: Math.floor(left / DAY) });
  const seconds = Math.ceil(left / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] ? parts : parts.slice(1);
  return [first, ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}
