import { stateSentence } from "../../table/use-table.js";
import { say, t } from "../../words.js";

/**
 * What is expected now, and of whom: the sentence at the head of the table.
 * @param {Parameters<typeof stateSentence>[0]} now
 */
export function turnSentence(now) {
  const { phase, effect } = now.view;
  if (now.plan.held.value && phase !== "rest") return t("tree-society-turn-held");
  const other = (/** @type {string} */ name) => t(`tree-society-other-${phase}`, { name });
  const card = effect && say(now.view.cards[effect.card].name);
  return stateSentence({ ...now, other }) ?? t(`tree-society-turn-${phase}`, { card });
}

/**
 * What the button says that sends a held action; the usual words, if none is held.
 * @param {string | null} held
 * @param {any} view
 */
export function lastWords(held, view) {
  if (!held) return undefined;
  const fruit = view.fruit[held.split(" ")[1]].type;
  return t(view.phase === "rest" ? "tree-society-take-last" : "tree-society-take-now", { fruit });
}
