import { html } from "../../../html.js";
import { forOthers } from "../../../site.js";
import { t } from "../../../words.js";
import { Share, titleOf } from "../../../screens/scorepad/share.js";
import { fragment } from "./link.js";
import { drawPicture } from "./picture.js";
import { rightWords } from "./reasons.js";

/** @typedef {import("./entered.js").Entered} Entered */
/** @typedef {import("./session.js").Sheet} Sheet */

/** @param {{ entered: Entered, counted: Sheet }} props */
export function ShareArboretum({ entered, counted }) {
  return html`<${Share}
    file="arboretum.png"
    picture=${() => drawPicture(entered, counted)}
    text=${() => resultText(entered, counted)}
    link=${() => forOthers(`/scorepad/arboretum/open#${fragment(entered)}`)}
  />`;
}

/** The whole count in sentences. @param {Entered} entered @param {Sheet} counted */
function resultText(entered, counted) {
  const totals = entered.players
    .map((player, seat) => ({
      name: player.name,
      count: counted.scores[seat],
      wins: counted.winners.includes(seat + 1),
    }))
    .sort((one, other) => other.count - one.count)
    .map(({ name, count, wins }) => t(wins ? "scorepad-text-winner" : "scorepad-text-player", { name, count }));
  const lines = counted.species.map((row) => {
    const scored = entered.players
      .map((player, seat) => t("scorepad-text-player", { name: player.name, count: row.points[seat] }))
      .filter((_, seat) => row.points[seat] > 0);
    return [rightWords(row, entered.players), ...scored].join(" ");
  });
  return [titleOf(entered), ...totals, "", ...lines].join("\n");
}
