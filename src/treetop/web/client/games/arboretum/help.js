import { html } from "../../html.js";
import { RuleSheet } from "../../table/rule-sheet.js";
import { Signs } from "./signs.js";

/** The rule for each phase. @type {Record<string, string>} */
const RULES = { draw: "A4", plant: "A5", discard: "A6", over: "A11" };

/** The rules and the signs, opened from the table. @param {{ phase: string, onClose: () => void }} props */
export function Help({ phase, onClose }) {
  return html`<${RuleSheet} game="arboretum" rule=${RULES[phase]} onClose=${onClose}><${Signs} /><//>`;
}
