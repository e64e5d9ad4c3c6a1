import { cardName } from "./card.js";
import { t } from "../../words.js";

/**
 * What is expected now, and of whom: the sentence at the head of the table.
 * @param {{ view: any, seat: number | null, chosen: string | null, complete: boolean, names: string[] }} now
 */
export function turnSentence({ view, seat, chosen, complete, names }) {
  if (complete) return t("web-turn-commit");
  if (view.to_act === null) return t("web-turn-over");
  if (view.to_act !== seat) return t(`web-turn-other-${view.phase}`, { name: names[view.to_act - 1] });
  if (view.phase === "draw") return t("web-turn-draw", { number: 3 - view.draws_left });
  if (view.phase === "plant" && chosen) return t("web-turn-place", { card: cardName(chosen) });
  return t(`web-turn-${view.phase}`);
}
