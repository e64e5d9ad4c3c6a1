import { useRef } from "preact/hooks";
import { CardFace, cardName } from "../card.js";
import { html } from "../../../html.js";
import { t } from "../../../words.js";
import { Ribbon } from "./ribbon.js";

/** @typedef {import("./entered.js").Tree} Tree */

const LEAST = 5;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * The part of the endless plane that is shown: all cards and a margin, at least so many cells each way.
 * @param {Tree[]} planted
 * @param {number} [margin]
 * @param {number} [least]
 */
export function frame(planted, margin = 1, least = LEAST) {
  const trees = planted.length ? planted : [["", 0, 0]];
  const [left, right] = span(
    trees.map(([, x]) => Number(x)),
    margin,
    least,
  );
  const [bottom, top] = span(
    trees.map(([, , y]) => Number(y)),
    margin,
    least,
  );
  return { left, right, bottom, top };
}

/**
 * A small arboretum moves about in a window that stays where it is.
 * @param {number[]} used
 * @param {number} margin
 * @param {number} least
 */
function span(used, margin, least) {
  let low = Math.min(...used) - margin;
  let high = Math.max(...used) + margin;
  while (high - low + 1 < least) {
    if (low > -Math.floor(least / 2)) low -= 1;
    else high += 1;
  }
  return [low, high];
}

/**
 * An arboretum whose cells can be tapped, or walked through with the arrow keys.
 * @param {{
 *   planted: Tree[], onCell: (x: number, y: number) => void, chosen: { x: number, y: number } | null, apart?: string[]
 * }} props
 */
export function Grid({ planted, onCell, chosen, apart = [] }) {
  const grid = useRef(/** @type {HTMLElement | null} */ (null));
  const { left, right, bottom, top } = frame(planted);
  const columns = right - left + 1;
  const cells = [];
  for (let y = top; y >= bottom; y -= 1) {
    for (let x = left; x <= right; x += 1) cells.push({ x, y });
  }
  return html`<div class="pad-grid-frame">
    <div
      ref=${grid}
      class="pad-grid"
      role="group"
      aria-label=${t("arboretum-scorepad-arboretum")}
      style=${{ "--columns": String(columns) }}
      onKeyDown=${walk}
    >
      ${cells.map(({ x, y }) => {
        const tree = planted.find((one) => one[1] === x && one[2] === y);
        const spot = { row: top - y + 1, column: x - left + 1 };
        const label = tree
          ? t("arboretum-scorepad-cell-card", { card: cardName(tree[0]), ...spot })
          : t("arboretum-scorepad-cell-empty", spot);
        const kind = tree ? (apart.includes(tree[0]) ? "filled apart" : "filled") : "empty";
        return html`<button
          key=${`${x},${y}`}
          type="button"
          data-cell=${`${x},${y}`}
          class=${`pad-cell ${kind}`}
          aria-label=${label}
          aria-pressed=${chosen?.x === x && chosen?.y === y}
          onClick=${() => onCell(x, y)}
        >
          ${tree && html`<span class="card small"><${CardFace} code=${tree[0]} small=${true} /></span>`}
        </button>`;
      })}
    </div>
  </div>`;

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const step = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
    const here = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
    if (!step || !here) return;
    event.preventDefault();
    const [x, y] = here.split(",").map(Number);
    /** @type {HTMLElement | null | undefined} */ (
      grid.current?.querySelector(`[data-cell="${x + step[0]},${y + step[1]}"]`)
    )?.focus();
  }
}

/**
 * An arboretum to look at, with a path drawn through it.
 * @param {{ planted: Tree[], path?: import("./session.js").Path | null, label: string }} props
 */
export function Picture({ planted, path, label }) {
  const { left, right, bottom, top } = frame(planted, 0, 1);
  const columns = right - left + 1;
  const rows = top - bottom + 1;
  return html`<svg
    class="pad-picture"
    role="img"
    aria-label=${label}
    viewBox=${`-4 -4 ${columns * 54 + 2} ${rows * 74 + 2}`}
    style=${{ "--columns": String(columns) }}
  >
    ${planted.map(
      ([card, x, y]) => html`<svg
        key=${card}
        class=${`species-${card.slice(0, 2)} ${path && !path.cards.includes(card) ? "faint" : ""}`}
        x=${(x - left) * 54}
        y=${(top - y) * 74}
        width="50"
        height="70"
        viewBox="0 0 100 140"
      >
        <use href=${`#card-${card.slice(0, 2)}-small`} />
        <text class="rank" x="9" y="50">${card.slice(2)}</text>
      </svg>`,
    )}
    ${path &&
    html`<${Ribbon}
      points=${path.points}
      steps=${path.cells.map(([x, y]) => [(x - left) * 54 + 25, (top - y) * 74 + 35])}
    />`}
  </svg>`;
}
