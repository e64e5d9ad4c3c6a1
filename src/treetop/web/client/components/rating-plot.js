import { gameName } from "../games.js";
import { html } from "../html.js";
import { date, number, t } from "../words.js";

const WIDTH = 600;
const HEIGHT = 220;
const EDGE = 8;
const LEFT = 64;
/** With more games than this, the plot no longer shows each one. */
const MANY = 60;

/** A rating over time, its uncertainty as a band. @param {{ rating: any }} props */
export function RatingPlot({ rating }) {
  const { history } = rating;
  const title = t("web-rating-of", {
    game: gameName(rating.game),
    players: t("core-players", { count: rating.seats }),
  });
  return html`<figure class="panel rating stack">
    <figcaption class="spread">
      <h2>${title}</h2>
      <span>
        <span class="number rating-now">${rating.rating}</span> <span class="muted">± ${rating.uncertainty}</span>
      </span>
    </figcaption>
    ${history.length > 1 && html`<${Plot} history=${history} label=${title} />`}
    <p class="muted small">${t("web-person-results", { games: rating.games, wins: rating.wins })}</p>
  </figure>`;
}

/** @param {{ history: [number, number, number][], label: string }} props */
function Plot({ history, label }) {
  const lows = history.map(([, value, spread]) => value - spread);
  const highs = history.map(([, value, spread]) => value + spread);
  const lines = roundNumbers(Math.min(...lows), Math.max(...highs));
  const [low, high] = [lines[0], lines[lines.length - 1]];
  const x = (/** @type {number} */ index) => LEFT + (index / (history.length - 1)) * (WIDTH - LEFT - EDGE);
  const y = (/** @type {number} */ value) => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const band = [
    ...highs.map((value, index) => `${x(index)},${y(value)}`),
    ...lows.map((value, index) => `${x(index)},${y(value)}`).reverse(),
  ].join(" ");
  const [first, last] = [history[0], history[history.length - 1]];
  return html`<svg
    class="plot"
    viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
    role="img"
    aria-label=${t("web-rating-plot", { label, first: first[1], last: last[1] })}
  >
    ${lines.map(
      (value) =>
        html`<g key=${value}>
          <line class="plot-rule" x1=${LEFT} x2=${WIDTH - EDGE} y1=${y(value)} y2=${y(value)} />
          <text class="plot-number" x=${LEFT - 10} y=${y(value) + 5} text-anchor="end">
            ${number(value, { useGrouping: false })}
          </text>
        </g>`,
    )}
    <polygon class="plot-band" points=${band} />
    <polyline class="plot-line" points=${history.map(([, value], index) => `${x(index)},${y(value)}`).join(" ")} />
    ${history.length <= MANY &&
    history.map(
      ([, value], index) => html`<circle key=${index} class="plot-game" cx=${x(index)} cy=${y(value)} r="4" />`,
    )}
    <circle class="plot-end" cx=${x(history.length - 1)} cy=${y(last[1])} r="6" />
  </svg>
    <div class="spread muted small">
      <span>${day(first[0])}</span>${day(first[0]) !== day(last[0]) && html`<span>${day(last[0])}</span>`}
    </div>`;
}

/** @param {number} moment */
function day(moment) {
  return date(moment, { dateStyle: "medium" });
}

/** A few round numbers that hold a range. @param {number} low @param {number} high */
function roundNumbers(low, high) {
  const step = [50, 100, 200, 250, 500, 1000].find((one) => (high - low) / one <= 4) ?? 2000;
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, index) => first + index * step);
}
