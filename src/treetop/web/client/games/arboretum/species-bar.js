import { html } from "../../html.js";
import { t } from "../../words.js";

/**
 * My best path of each species, as it lies now; a tap shows it on the board.
 * @param {{
 *   species: string[], paths: Record<string, any>, before: Record<string, any>, shown: string | null,
 *   onShow: (species: string | null) => void
 * }} props
 */
export function SpeciesBar({ species, paths, before, shown, onShow }) {
  return html`<div class="species-bar" role="group" aria-label=${t("arboretum-table-paths")}>
    ${species.map((code) => {
      const points = paths[code]?.points ?? 0;
      const gain = points - (before[code]?.points ?? 0);
      const label = t("arboretum-table-path-of", { species: t(`arboretum-tree-${code}`), count: points });
      return html`<button
        key=${code}
        type="button"
        class=${`species-chip species-${code}${gain > 0 ? " gains" : ""}`}
        aria-pressed=${shown === code}
        aria-label=${label}
        title=${label}
        onClick=${() => onShow(shown === code ? null : code)}
      >
        <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#species-${code}`} /></svg>
        <span class="number">${points}</span>${gain > 0 && html`<span class="gain">+${gain}</span>`}
      </button>`;
    })}
  </div>`;
}

/**
 * By species; the server lists them in the order of play, with null where there is none.
 * @param {any} score
 * @returns {Record<string, any>}
 */
export function pathsBySpecies(score) {
  return Object.fromEntries(
    (score?.paths ?? []).filter(Boolean).map((/** @type {any} */ path) => [path.cards[0].slice(0, 2), path]),
  );
}
