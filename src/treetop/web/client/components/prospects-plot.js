import { html } from "../html.js";
import { t } from "../words.js";

const WIDTH = 600;
const HEIGHT = 120;
const MARK = 11;

/** @typedef {{ step: number, seat: number | null, shares: number[] }} Standing */

/**
 * Each player's chance of winning after every turn, one band above the other; a tap goes to that turn.
 * @param {{ standings: Standing[], marked: number[], step: number, names: string, onGo: (step: number) => void }} props
 */
export function ProspectsPlot({ standings, marked, step, names, onGo }) {
  const last = standings[standings.length - 1].step || 1;
  const x = (/** @type {number} */ at) => (at / last) * WIDTH;
  const bands = standings[0].shares.map((_, seat) => band(seat));
  return html`<svg
    class="prospects"
    viewBox=${`0 ${-2 * MARK} ${WIDTH} ${HEIGHT + 2 * MARK}`}
    preserveAspectRatio="none"
    role="img"
    aria-label=${t("web-review-plot", { names })}
    onClick=${go}
  >
    ${bands.map((points, seat) => html`<polygon key=${seat} class=${`prospects-${seat + 1}`} points=${points} />`)}
    <line class="prospects-half" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
    ${marked.map(
      (at) => html`<line key=${at} class="prospects-mark" x1=${x(at)} x2=${x(at)} y1=${-2 * MARK} y2=${HEIGHT} />`,
    )}
    <line class="prospects-now" x1=${x(step)} x2=${x(step)} y1=${-2 * MARK} y2=${HEIGHT} />
  </svg>`;

  /** The seat's own part of the height, the first seat's at the foot. @param {number} seat */
  function band(seat) {
    const below = (/** @type {Standing} */ { shares }) => shares.slice(0, seat).reduce((sum, share) => sum + share, 0);
    const edge = (/** @type {Standing} */ one, /** @type {number} */ height) =>
      `${x(one.step)},${HEIGHT * (1 - height)}`;
    const upper = standings.map((one) => edge(one, below(one) + one.shares[seat]));
    const lower = standings.map((one) => edge(one, below(one))).reverse();
    return [...upper, ...lower].join(" ");
  }

  /** @param {MouseEvent} event */
  function go(event) {
    const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const wanted = ((event.clientX - left) / width) * last;
    onGo(
      standings.reduce((best, one) => (Math.abs(one.step - wanted) < Math.abs(best.step - wanted) ? one : best)).step,
    );
  }
}
