import { html } from "../html.js";
import { date, t } from "../words.js";

const WIDTH = 600;
const HEIGHT = 180;
const EDGE = 8;

/** A rating over time, its uncertainty as a band. @param {{ rating: any }} props */
export function RatingPlot({ rating }) {
  const { history } = rating;
  const title = t("web-rating-of", { game: t(`web-game-${rating.game}`), players: t("core-players", { count: rating.seats }) });
  return html`<figure class="panel rating stack">
    <figcaption class="spread"><h2>${title}</h2><span><span class="number rating-now">${rating.rating}</span> <span class="muted">± ${rating.uncertainty}</span></span></figcaption>
    ${history.length > 1 && html`<${Plot} history=${history} label=${title} />`}
    <p class="muted small">${t("web-person-results", { games: rating.games, wins: rating.wins })}</p>
  </figure>`;
}

/** @param {{ history: [number, number, number][], label: string }} props */
function Plot({ history, label }) {
  const lows = history.map(([, value, spread]) => value - spread);
  const highs = history.map(([, value, spread]) => value + spread);
  const [low, high] = [Math.min(...lows), Math.max(...highs)];
  const x = (/** @type {number} */ index) => EDGE + (index / (history.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (/** @type {number} */ value) => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const band = [...highs.map((value, index) => `${x(index)},${y(value)}`), ...lows.map((value, index) => `${x(index)},${y(value)}`).reverse()].join(" ");
  return html`<svg class="plot" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${t("web-rating-plot", { label, first: history[0][1], last: history[history.length - 1][1] })}>
      <polygon class="plot-band" points=${band} />
      <polyline class="plot-line" points=${history.map(([, value], index) => `${x(index)},${y(value)}`).join(" ")} />
      <circle class="plot-end" cx=${x(history.length - 1)} cy=${y(history[history.length - 1][1])} r="5" />
    </svg>
    <div class="spread muted small"><span>${date(history[0][0], { dateStyle: "medium" })}</span><span>${date(history[history.length - 1][0], { dateStyle: "medium" })}</span></div>`;
}
