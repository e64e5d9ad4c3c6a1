import { cardName } from "./card.js";
import { Dialog } from "../../components/dialog.js";
import { html } from "../../html.js";
import { t } from "../../words.js";

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Where every card is, as far as I may know: the unseen ones stand out.
 * @param {{ view: any, names: string[], onClose: () => void }} props
 */
export function Knowledge({ view, names, onClose }) {
  const places = whereabouts(view, names);
  const unseen = view.species.length * RANKS.length - places.size;
  return html`<${Dialog} kind="wide-sheet" title=${t("arboretum-table-knowledge")} onClose=${onClose}>
    <p class="muted">${t("arboretum-table-knowledge-unseen", { count: unseen })}</p>
    <div class="sheet-scroll" tabindex="0" role="region" aria-label=${t("arboretum-table-knowledge")}>
      <table class="knowledge">
        <thead>
          <tr>
            <th scope="col"><span class="heard">${t("arboretum-table-sheet-species")}</span></th>
            ${RANKS.map((rank) => html`<th key=${rank} scope="col" class="number">${rank}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${view.species.map(
            (/** @type {string} */ code) => html`<tr key=${code} class=${`species-${code}`}>
              <th scope="row">
                <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#species-${code}`} /></svg>
                <span class="knowledge-name">${t(`arboretum-tree-${code}`)}</span>
              </th>
              ${RANKS.map(
                (rank) => html`<${Cell} key=${rank} card=${`${code}${rank}`} place=${places.get(`${code}${rank}`)} />`,
              )}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  <//>`;
}

/** @param {{ card: string, place: { kind: string, words: string } | undefined }} props */
function Cell({ card, place }) {
  const words = place?.words ?? t("arboretum-table-knowledge-nowhere");
  const title = t("arboretum-table-knowledge-place", { card: cardName(card), words });
  return html`<td class=${place?.kind ?? "unseen"} title=${title}>
    <span aria-hidden="true">${SIGNS[place?.kind ?? "unseen"]}</span><span class="heard">${words}</span>
  </td>`;
}

/** @type {Record<string, string>} */
const SIGNS = { unseen: "?", own: "◆", known: "!", planted: "•", discarded: "×" };

/**
 * Every card whose place the viewer knows.
 * @param {any} view
 * @param {string[]} names
 */
function whereabouts(view, names) {
  /** @type {Map<string, { kind: string, words: string }>} */
  const places = new Map();
  view.seats.forEach((/** @type {any} */ seat, /** @type {number} */ index) => {
    const name = names[index];
    const mine = view.seat === index + 1;
    for (const [card] of seat.arboretum)
      places.set(card, { kind: "planted", words: t("arboretum-table-knowledge-planted", { name }) });
    for (const card of seat.discards)
      if (card) places.set(card, { kind: "discarded", words: t("arboretum-table-knowledge-discarded", { name }) });
    for (const card of seat.hand)
      if (card)
        places.set(
          card,
          mine
            ? { kind: "own", words: t("arboretum-table-knowledge-mine") }
            : { kind: "known", words: t("arboretum-table-knowledge-held", { name }) },
        );
  });
  return places;
}
