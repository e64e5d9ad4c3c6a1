import { useEffect, useRef } from "preact/hooks";
import { useAnswer } from "../../use-answer.js";
import { ProspectsPlot } from "../../components/prospects-plot.js";
import { html } from "../../html.js";
import { wholePercents } from "../../percents.js";
import { reason } from "../../refused.js";
import { get } from "../../service.js";
import { Decisions } from "./decisions.js";
import { list, number, t } from "../../words.js";
import { Moments } from "./moments.js";

/**
 * `onJudged` hears which decisions gave something away, `onMistake` which of them to show.
 * @typedef {{
 *   id: string, names: string[], step: number, table: import("../../table/facts.js").Table,
 *   onGo: (step: number) => void, onJudged: (mistakes: import("./mistakes.js").Mistake[]) => void,
 *   onMistake: (step: number) => void
 * }} ReviewProps
 */

/**
 * Where a game was won: everybody's chances after every turn, and the turns that changed the winner's chance most.
 * @param {ReviewProps} props
 */
export function Review({ id, names, step, onGo, table, onJudged, onMistake }) {
  const { answer, refusal } = useAnswer(() => get(`/tables/${id}/review`), [id]);
  const here = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => void (location.hash === "#review" && here.current?.scrollIntoView({ block: "start" })), [answer]);
  return html`<section id="review" ref=${here} class="review panel stack" aria-busy=${!answer && !refusal}>
    <h2>${t("players-review-title")}</h2>
    ${refusal
      ? html`<p class="muted">${reason(refusal)}</p>`
      : answer
        ? found()
        : html`<p class="muted">${t("web-review-working")}</p>`}
  </section>`;

  function found() {
    const { standings, swings } = answer;
    const now = standings.findLast((/** @type {any} */ one) => one.step <= step);
    return html`<p class="muted small">${t("players-review-how")}</p>
      <ul class="review-now">
        ${wholePercents(now.shares).map(
          (share, seat) =>
            html`<li key=${seat}>
              <span class=${`swatch prospects-${seat + 1}`}></span>
              ${names[seat]} <span class="number">${percent(share)}</span>
            </li>`,
        )}
      </ul>
      <${ProspectsPlot}
        standings=${standings}
        marked=${swings.map((/** @type {any} */ swing) => swing.step)}
        step=${step}
        names=${list(names)}
        onGo=${onGo}
      />
      ${swings.length
        ? html`<${Moments} moments=${swings} step=${step} said=${said} onGo=${onGo} />`
        : html`<p>${t("players-review-none")}</p>`}
      <${Decisions}
        id=${id}
        names=${names}
        step=${step}
        turn=${standings.indexOf(now)}
        table=${table}
        onJudged=${onJudged}
        onMistake=${onMistake}
      />`;
  }

  /** @param {any} swing */
  function said({ step: at, seat, winner }) {
    const turn = answer.standings.findIndex((/** @type {any} */ one) => one.step === at);
    const [before, after] = answer.standings
      .slice(turn - 1, turn + 1)
      .map((/** @type {any} */ { shares }) => percent(wholePercents(shares)[winner - 1]));
    return t("players-review-swing", { actor: names[seat - 1], winner: names[winner - 1], before, after });
  }
}

/** @param {number} whole */
function percent(whole) {
  return number(whole / 100, { style: "percent" });
}
