import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../words.js";
import { tell } from "./tell.js";

/**
 * What happened, in sentences, oldest first.
 * @param {{ connection: import("./connection.js").Connection, names: string[] }} props
 */
export function Log({ connection, names }) {
  const end = useRef(/** @type {HTMLOListElement | null} */ (null));
  const entries = connection.log.value;
  useEffect(() => {
    const log = /** @type {HTMLOListElement} */ (end.current);
    const follow = () => log.scrollTo(0, log.scrollHeight);
    // The newest line stays in sight when the log shrinks, too.
    const observer = new ResizeObserver(follow);
    observer.observe(log);
    follow();
    return () => observer.disconnect();
  }, [entries.length]);
  return html`<ol class="log" ref=${end} tabindex="0" aria-label=${t("web-log")}>
    ${entries.flatMap((entry) =>
      entry.words.map(
        (message, index) =>
          html`<li
            key=${`${entry.seq}.${index}`}
            class=${entry.seat !== null && entry.seat === connection.seat.value ? "own" : ""}
          >
            ${tell(message, names, { reader: connection.seat.value, actor: entry.seat })}
          </li>`,
      ),
    )}
  </ol>`;
}
