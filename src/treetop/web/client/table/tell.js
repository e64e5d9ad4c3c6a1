import { say, sayToYou } from "../words.js";

/**
 * A message of the log with names in place of seat numbers; the reader is called "you".
 * @param {import("./facts.js").Message} message
 * @param {string[]} names
 * @param {{
 *   reader?: number | null, actor?: number | null
 * }} [eyes] the reader's seat, and the seat that acts where the message has none
 */
export function tell(message, names, { reader = null, actor = null } = {}) {
  const given = Object.entries(message.arguments ?? {}).map(([key, value]) => [key, named(key, value, names, reader)]);
  const words = { id: message.id, arguments: Object.fromEntries(given) };
  return reader !== null && isReader() ? sayToYou(words) : say(words);

  /** Before seats are drawn by lot, people have names only. */
  function isReader() {
    const seat = message.arguments?.seat ?? actor;
    return seat === null ? message.arguments?.name === names[Number(reader) - 1] : seat === reader;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 * @param {string[]} names
 * @param {number | null} reader
 */
function named(key, value, names, reader) {
  if (key === "owner" && value === reader) return "the-reader";
  return (key === "seat" || key === "owner") && typeof value === "number" ? (names[value - 1] ?? value) : value;
}
