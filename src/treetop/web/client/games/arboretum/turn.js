import { stateSentence } from "../../table/use-table.js";
import { t } from "../../words.js";
import { cardName } from "./card.js";

/**
 * What is expected now, and of whom: the sentence at the head of the table.
 * @param {Parameters<typeof stateSentence>[0] & { chosen: string | null }} now
 */
export function turnSentence({ chosen, ...now }) {
  const { phase, draws_left: drawsLeft } = now.view;
  const other = (/** @type {string} */ name) => t(`arboretum-table-turn-other-${phase}`, { name });
  return stateSentence({ ...now, other }) ?? mySentence(phase, drawsLeft, chosen);
}

/** @param {string} phase @param {number} drawsLeft @param {string | null} chosen */
function mySentence(phase, drawsLeft, chosen) {
  if (phase === "draw") return t("arboretum-table-turn-draw", { number: 3 - drawsLeft });
  if (phase === "plant" && chosen) return t("arboretum-table-turn-place", { card: cardName(chosen) });
  return t(`arboretum-table-turn-${phase}`);
}
