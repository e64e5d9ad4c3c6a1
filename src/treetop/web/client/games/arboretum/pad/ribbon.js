import { html } from "../../../html.js";

/**
 * A path: an ink ribbon with arrowheads, its points on a tag at its end.
 * @param {{ steps: number[][], points: number }} props
 */
export function Ribbon({ steps, points }) {
  const line = steps.map((step) => step.join(",")).join(" ");
  const [x, y] = steps[steps.length - 1];
  return html`<g class="pad-ribbon">
    <polyline points=${line} />
    ${steps.slice(1).map((to, index) => html`<path key=${index} class="head" d=${arrowhead(steps[index], to)} />`)}
    <circle cx=${steps[0][0]} cy=${steps[0][1]} r="4" />
    <g transform=${`translate(${x + 9} ${y + 14})`}>
      <rect class="tag" x="-14" y="-11" width="28" height="22" rx="5" />
      <text class="tag-points" text-anchor="middle" y="6">${points}</text>
    </g>
  </g>`;
}

/** @param {number[]} from @param {number[]} to */
function arrowhead([x1, y1], [x2, y2]) {
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * 5, ((y2 - y1) / length) * 5];
  const tip = [middle[0] + dx, middle[1] + dy];
  return `M${tip}L${middle[0] - dx - dy} ${middle[1] - dy + dx}L${middle[0] - dx + dy} ${middle[1] - dy - dx}Z`;
}
