import { html } from "../../html.js";
import { RuleSheet } from "../../table/rule-sheet.js";
import { Signs } from "./signs.js";

/** The rule for each phase. @type {Record<string, string>} */
const RULES = { draft: "T8", sell: "T9", build: "T12", effect: "T16", rest: "T18", over: "T23" };

/**
 * The rules and the signs, opened from the table.
 * @param {{ phase: string, sign: string | null, onClose: () => void }} props
 */
export function Help({ phase, sign, onClose }) {
  return html`<${RuleSheet} game="tree-society" rule=${RULES[phase]} onClose=${onClose}>
    <${Signs} wanted=${sign} />
  <//>`;
}
