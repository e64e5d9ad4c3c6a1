import { Icon } from "../../../components/icon.js";
import { Columns, Verdict } from "../sheet.js";
import { html } from "../../../html.js";
import { forOthers } from "../../../site.js";
import { number, say, t } from "../../../words.js";
import { Share, titleOf } from "../../../screens/scorepad/share.js";
import { WhatIfEnd } from "../../../screens/scorepad/what-if.js";
import { fragment } from "./link.js";
import { drawPicture } from "./picture.js";
import { askWhatIf, counting, real, session, sheet, table } from "./session.js";

/** @typedef {import("./entered.js").Entered} Entered */
/** @typedef {import("./session.js").Sheet} Counted */

/** Who wins, and what every house counts. @param {{ show: (tab: number) => void }} props */
export function Result({ show }) {
  const entered = table.value;
  const counted = sheet.value;
  if (!entered || !counted) return html`<p class="message">${t("scorepad-counting")}</p>`;
  const names = entered.players.map(({ name }) => name);
  return html`<div class="pad-result" aria-busy=${counting.value}>
    <section class="pad-verdict" aria-live="polite"><${Verdict} sheet=${counted} names=${names} /></section>
    ${real.value
      ? html`<${WhatIfEnd} session=${session} />`
      : html`<div class="row">
        <button type="button" onClick=${() => (askWhatIf(), show(0))}>
          <${Icon} name="edit" /> ${t("scorepad-what-if")}
        </button>
        <${Share}
          file="tree-society.png"
          picture=${() => drawPicture(entered, counted)}
          text=${() => resultText(entered, counted)}
          link=${() => forOthers(`/scorepad/tree-society/open#${fragment(entered)}`)}
        />
      </div>`}
    <${Columns} sheet=${counted} names=${names} />
  </div>`;
}

/** The whole count in sentences. @param {Entered} entered @param {Counted} counted */
function resultText(entered, counted) {
  const lines = entered.players.flatMap(({ name }, seat) => {
    const wins = counted.winners.includes(seat + 1);
    const head = t(wins ? "scorepad-text-winner" : "scorepad-text-player", { name, count: counted.scores[seat] });
    return [
      "",
      head,
      ...counted.seats[seat].map((line) =>
        t("tree-society-scorepad-text-house", {
          card: say(line.name),
          points: number(line.points),
          why: say(line.why),
        }),
      ),
    ];
  });
  return [titleOf(entered), ...lines].join("\n");
}
