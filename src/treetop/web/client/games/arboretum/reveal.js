import { useState } from "preact/hooks";
import { Card, cardName, rankOf } from "./card.js";
import { Icon } from "../../components/icon.js";
import { IconButton } from "../../components/icon-button.js";
import { html } from "../../html.js";
import { t } from "../../words.js";
import { PathStrip } from "./path-strip.js";

/**
 * The scoring, species by species, like turning pages: hands, cancelled 8s, the right to score, the path, the points.
 * @param {{ sheet: any, names: string[], gardens: import("./arboretum.js").Tree[][], onDone: () => void }} props
 */
export function Reveal({ sheet, names, gardens, onDone }) {
  const [page, setPage] = useState(0);
  const line = sheet.species[page];
  const last = page === sheet.species.length - 1;
  const running = names.map((_, index) =>
    sheet.species
      .slice(0, page + 1)
      .reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.points[index], 0),
  );
  return html`<div class="reveal">
    <div class=${`reveal-page species-${line.code}`} key=${line.code}>
      <header class="reveal-head">
        <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#species-${line.code}`} /></svg>
        <h3>${t(`arboretum-tree-${line.code}`)}</h3>
        <p class="muted small">${t("arboretum-table-reveal-page", { page: page + 1, pages: sheet.species.length })}</p>
      </header>
      <ul class="reveal-seats" aria-live="polite">
        ${names.map(
          (name, index) =>
            html`<${RevealSeat}
              key=${index}
              line=${line}
              seat=${index + 1}
              name=${name}
              names=${names}
              garden=${gardens[index] ?? []}
              total=${running[index]}
            />`,
        )}
      </ul>
      ${!line.held && html`<p class="muted">${t("arboretum-table-reveal-nobody")}</p>`}
    </div>
    <div class="reveal-turn">
      <button type="button" class="quiet" onClick=${onDone}>${t("arboretum-table-reveal-skip")}</button>
      <${IconButton}
        icon="previous"
        label=${t("arboretum-table-reveal-back")}
        disabled=${page === 0}
        onClick=${() => setPage(page - 1)}
      />
      <button type="button" class="primary" autofocus onClick=${() => (last ? onDone() : setPage(page + 1))}>
        ${last ? t("arboretum-table-reveal-sheet") : t("arboretum-table-reveal-next")}<${Icon} name="next" />
      </button>
    </div>
  </div>`;
}

/**
 * @param {{
 *   line: any, seat: number, name: string, names: string[], garden: import("./arboretum.js").Tree[], total: number
 * }} props
 */
function RevealSeat({ line, seat, name, names, garden, total }) {
  const index = seat - 1;
  const right = line.right.includes(seat);
  const cancelled = line.cancelled.find((/** @type {any} */ one) => one.seat === seat);
  const path = line.paths[index];
  return html`<li class=${`reveal-seat${right ? " has-right" : ""}`}>
    <div class="reveal-hand">
      <strong class="seat-name">${name}</strong>
      <span class="reveal-cards">
        ${line.hands[index].map(
          (/** @type {string} */ card) =>
            html`<span key=${card} class=${cancelled && rankOf(card) === 8 ? "cancelled" : ""}>
              <${Card}
                code=${card}
                small
                label=${
                  cancelled && rankOf(card) === 8
                    ? t("arboretum-table-reveal-cancelled-card", { card: cardName(card) })
                    : undefined
                }
              />
            </span>`,
        )}
      </span>
      <span class="number reveal-value" title=${t("arboretum-table-reveal-value")}>${line.values[index]}</span>
    </div>
    <p class="small reveal-words">
      ${cancelled && html`<span>${t("arboretum-table-reveal-cancelled", { name: names[cancelled.by - 1] })} </span>`}
      ${right ? (path ? "" : t("arboretum-table-reveal-no-path")) : t("arboretum-table-reveal-no-right")}
    </p>
    ${right && path && html`<${PathStrip} path=${path} species=${line.code} trees=${garden} />`}
    <p class="reveal-total">
      <span class="number">+${line.points[index]}</span>${" "}
      <span class="muted small">${t("arboretum-table-reveal-total", { count: total })}</span>
    </p>
  </li>`;
}
