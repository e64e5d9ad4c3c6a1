import { html } from "../../html.js";
import { has, t } from "../../words.js";

/**
 * What a game is about, before anything else, in the words of its first steps at the table.
 * @param {{ game: string }} props
 */
export function GameGoal({ game }) {
  const words = `${game}-guide-goal`;
  return has(words) ? html`<p class="learn-goal"><strong>${t("learn-goal")}</strong> ${t(words)}</p>` : null;
}
