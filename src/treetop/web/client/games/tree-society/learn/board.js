import { useEffect, useState } from "preact/hooks";
import { offered, offeredFor } from "../actions.js";
import { Board } from "../board.js";
import { CardSheet } from "../card-sheet.js";
import { Market } from "../market.js";
import { Prompt } from "../prompt.js";
import { Sheet } from "../sheet.js";
import { html } from "../../../html.js";
import { say, t } from "../../../words.js";

/**
 * A lesson's table: market, my board, what can be done; at the end, the scoring.
 * @param {{ played: import("../../../screens/learn/lessons.js").Played, act: (action: string) => void }} props
 */
export default function TreeSocietyBoard({ played, act }) {
  const [reading, setReading] = useState(/** @type {string | null} */ (null));
  const { view } = played;
  const offers = played.missed || played.finished ? [] : offered(view.legal, view);
  const names = view.seats.map((/** @type {any} */ _, /** @type {number} */ index) => nameOf(index));
  useEffect(() => setReading(null), [played]);
  const elsewhere = offeredFor(offers, null);
  return html`<div class="learn-table learn-society">
    <${Prompt} view=${view} offers=${offers} onAct=${act} onOpen=${setReading} />
    ${elsewhere.length > 0 &&
    html`<div class="row">
      ${elsewhere.map(
        (one) =>
          html`<button key=${one.action} type="button" onClick=${() => act(one.action)}>${say(one.words)}</button>`,
      )}
    </div>`}
    <${Board}
      view=${view}
      seat=${view.seat}
      name=${t("learn-you")}
      offers=${offers}
      onAct=${act}
      onOpen=${setReading}
    />
    ${view.phase === "over"
      ? html`<${Sheet}
        sheet=${played.sheet}
        names=${view.seats.map((/** @type {any} */ _, /** @type {number} */ index) =>
          t("core-player", { seat: index + 1 }),
        )}
      />`
      : html`<${Market} view=${view} offers=${offers} onAct=${act} onOpen=${setReading} />`}
    ${view.seats.map(
      (/** @type {any} */ _, /** @type {number} */ index) =>
        index + 1 !== view.seat &&
        view.phase !== "over" &&
        html`<section key=${index} class="stack">
          <h2>${names[index]}</h2>
          <${Board}
            view=${view}
            seat=${index + 1}
            name=${names[index]}
            offers=${[]}
            onAct=${act}
            onOpen=${setReading}
          />
        </section>`,
    )}
    <${CardSheet} name=${reading} view=${view} offers=${offers} onAct=${act} onClose=${() => setReading(null)} />
  </div>`;

  /** Neighbours are numbered in the order in which they follow me. @param {number} seat */
  function nameOf(seat) {
    const players = view.seats.length;
    if (seat + 1 === view.seat) return t("learn-you");
    const number = (seat + 1 - view.seat + players) % players;
    return players === 2 ? t("learn-neighbour") : t("learn-neighbour-number", { number });
  }
}
