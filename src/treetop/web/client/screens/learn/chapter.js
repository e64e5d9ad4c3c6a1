/**
 * A chapter of a rulebook. Beside each rule stands the name of a lesson, something to try, or something to try with
 * what it is given.
 * @param {string} section
 * @param {Record<string, any>} rules
 * @returns {import("./rules.js").Section}
 */
export function chapter(section, rules) {
  return { section, rules: Object.entries(rules).map(([number, beside]) => ({ number, ...asRule(beside) })) };
}

/** @param {any} beside */
function asRule(beside) {
  if (typeof beside === "string") return { lesson: beside };
  return typeof beside === "function" ? { example: beside } : beside;
}
