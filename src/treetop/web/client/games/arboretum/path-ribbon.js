import { html } from "../../html.js";

/**
 * A path as an ink ribbon with arrowheads, its points on a tag at the end.
 * @param {{ path: import("./arboretum.js").Path, bounds: import("./arboretum.js").Bounds, pitch: number }} props
 */
export function PathRibbon({ path, bounds, pitch }) {
  const points = path.cells.map(([x, y]) => [
    (x - bounds.left + 0.5) * 100 * pitch,
    (-y - bounds.top + 0.5) * 140 * pitch,
  ]);
  const line = points.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("");
  const [endX, endY] = points[points.length - 1];
  return html`<svg
    class=${`ribbon species-${path.species}`}
    viewBox=${`0 0 ${bounds.columns * 100 * pitch} ${bounds.rows * 140 * pitch}`}
    aria-hidden="true"
  >
    <path class="ribbon-shade" d=${line} />
    <path class="ribbon-ink" d=${line} pathLength="1" />
    ${points.slice(1).map(([x, y], index) => html`<${Arrow} key=${index} from=${points[index]} to=${[x, y]} />`)}
    <circle class="ribbon-start" cx=${points[0][0]} cy=${points[0][1]} r="7" />
    <g transform=${`translate(${endX + 24} ${endY + 44})`}>
      <rect class="ribbon-tag" x="-24" y="-21" width="48" height="42" rx="10" />
      <text class="ribbon-points" y="11" text-anchor="middle">${path.points}</text>
    </g>
  </svg>`;
}

/** @param {{ from: number[], to: number[] }} props */
function Arrow({ from, to }) {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return html`<path
    class="ribbon-arrow"
    d="M-9 -10 L9 0 L-9 10 Z"
    transform=${`translate(${x} ${y}) rotate(${angle})`}
  />`;
}
