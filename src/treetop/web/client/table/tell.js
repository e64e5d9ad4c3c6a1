import { say } from "../words.js";

/**
 * A message of the log with names in place of seat numbers.
 * @param {import("./facts.js").Message} message
 * @param {string[]} names
 */
export function tell(message, names) {
  const given = Object.entries(message.arguments ?? {}).map(([key, value]) => [key, named(key, value, names)]);
  return say({ id: message.id, arguments: Object.fromEntries(given) });
}

/**
 * @param {string} key
 * @param {unknown} value
 * @param {string[]} names
 */
function named(key, value, names) {
  return (key === "seat" || key === "owner") && typeof value === "number" ? (names[value - 1] ?? value) : value;
}
