import { notify } from "./notices.js";
import { Refusal } from "./service.js";
import { has, say, t } from "./words.js";

/** The words of a refusal, in the reader's language. @param {unknown} problem */
export function reason(problem) {
  if (!(problem instanceof Refusal)) return t("web-failed");
  if (problem.words && has(problem.words.id)) return say(problem.words);
  return problem.message || t("web-failed");
}

/** Where the rule that said no is explained. @param {unknown} problem */
export function ruleLink(problem) {
  if (!(problem instanceof Refusal) || !problem.rule) return undefined;
  return { href: `/learn/rules/${problem.rule}`, text: t("web-rule", { rule: problem.rule }) };
}

/** Say why something could not be done. @param {unknown} problem */
export function tellRefusal(problem) {
  notify(reason(problem), { tone: "warning", link: ruleLink(problem) });
}
