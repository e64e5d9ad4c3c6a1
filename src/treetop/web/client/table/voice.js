import { useEffect, useRef } from "preact/hooks";
import { announce } from "../announcer.js";
import { tell } from "./tell.js";

/**
 * Tells screen readers what the others did, and what is expected now.
 * @param {import("./connection.js").Connection} connection
 * @param {string[]} names
 * @param {string} sentence
 */
export function useVoice(connection, names, sentence) {
  const heard = useRef(connection.log.value.at(-1)?.seq ?? 0);
  const entries = connection.log.value;
  useEffect(() => {
    const fresh = entries.filter((entry) => entry.seq > heard.current && entry.seat !== connection.seat.value);
    heard.current = entries.at(-1)?.seq ?? 0;
    const happened = fresh.flatMap((entry) =>
      entry.words.map((message) => tell(message, names, { reader: connection.seat.value })),
    );
    announce([...happened, sentence].join(" "));
  }, [entries.length, sentence]);
}
