import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../words.js";
import { CardFace, cardName, speciesOf } from "./card.js";
import { drag } from "../../components/drag.js";
import { IconButton } from "../../components/icon-button.js";
import { useNearness } from "../../components/nearness.js";
import { PathRibbon } from "./path-ribbon.js";

/** @typedef {[card: string, x: number, y: number]} Tree */
/** y grows upwards, as in the notation. @typedef {[x: number, y: number]} Cell */
/** @typedef {{ cells: Cell[], points: number, species: string }} Path */
/** @typedef {{ left: number, top: number, columns: number, rows: number }} Bounds */
/** What a frame has room for, in pixels. @typedef {{ across: number, down: number }} Space */

const PITCH = 1.08;
const SMALL_BELOW = 58;
const LARGEST = 112;
const SMALLEST = 34;

/**
 * A garden of planted cards that grows, scrolls, zooms and finds its middle again. Arrow keys go from card to card;
 * Enter plants on a legal place.
 * @param {{
 *   label: string, trees: Tree[], legal?: Cell[], planting?: string | null, tentative?: string[], paths?: Path[],
 *   last?: string, onPlant?: (x: number, y: number) => void, smallest?: number, largest?: number, still?: boolean
 * }} props `last` is the card that was planted last
 */
export function Arboretum({
  label,
  trees,
  legal = [],
  planting = null,
  tentative = [],
  paths = [],
  last,
  onPlant,
  smallest = SMALLEST,
  largest = LARGEST,
  still = false,
}) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const bounds = boundsOf(trees, legal);
  const [space, setSpace] = useState(
    /** @type {Space | null} not yet measured: what is drawn now would grow before one's eyes */ (null),
  );
  const fit = space ? fittingWidth(space, bounds) : 0;
  const {
    width,
    fits,
    closer,
    further,
    fit: showAll,
  } = useNearness(frame, Math.max(smallest, Math.min(largest, fit)), still);
  const [focused, setFocused] = useState(/** @type {string | null} */ (null));

  useLayoutEffect(() => {
    const element = /** @type {HTMLDivElement} */ (frame.current);
    const look = () => setSpace({ across: element.clientWidth, down: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (fits) middle(frame.current);
  }, [fits, fit, width, bounds.left, bounds.top, bounds.columns, bounds.rows]);

  const whole = fits && fit >= smallest;
  const places = rowsOf(trees, legal);
  const anchor =
    places.flat().find((place) => place.key === focused) ??
    places.flat().find((place) => !place.card) ??
    places.flat()[0];
  return html`<div class=${`garden${still ? " still" : ""}${whole ? "" : " beyond"}`}>
    <div class="garden-frame" ref=${frame} onPointerDown=${drag}>
      ${space &&
      html`<div class="garden-ground" style=${groundStyle(bounds, width)}>
        <div
          role=${still ? "presentation" : "grid"}
          aria-label=${still ? undefined : label}
          aria-readonly=${still ? undefined : !onPlant}
          onKeyDown=${walk}
        >
          ${places.map(
            (row) => html`<div
              role=${still ? "presentation" : "row"}
              key=${row[0].y}
              aria-rowindex=${still ? undefined : -row[0].y - bounds.top + 1}
            >
              ${row.map((place) => {
                const reachable = place === anchor && !still;
                if (still && place.card)
                  return html`<${Picture}
                    key=${place.card}
                    lies=${placeStyle(place, bounds, width)}
                    place=${place}
                    small=${width < SMALL_BELOW}
                    last=${place.card === last}
                  />`;
                return place.card
                  ? html`<${Planted}
                    key=${place.card}
                    lies=${placeStyle(place, bounds, width)}
                    place=${place}
                    small=${width < SMALL_BELOW}
                    reachable=${reachable}
                    fresh=${tentative.includes(place.card)}
                    last=${place.card === last}
                    column=${place.x - bounds.left + 1}
                    onFocus=${() => setFocused(place.key)}
                  />`
                  : html`<${Place}
                    key=${place.key}
                    lies=${placeStyle(place, bounds, width)}
                    place=${place}
                    planting=${planting}
                    reachable=${reachable}
                    column=${place.x - bounds.left + 1}
                    onFocus=${() => setFocused(place.key)}
                    onPlant=${onPlant}
                  />`;
              })}
            </div>`,
          )}
        </div>
        ${paths.map(
          (path) =>
            html`<${PathRibbon}
              key=${`${path.species}${path.cells.join()}`}
              path=${path}
              bounds=${bounds}
              pitch=${PITCH}
            />`,
        )}
      </div>`}
    </div>
    ${!still &&
    html`<div class="garden-tools" role="group" aria-label=${t("arboretum-table-garden-view")}>
      <${IconButton}
        icon="zoom-in"
        label=${t("arboretum-table-garden-closer")}
        aria-keyshortcuts="+"
        onClick=${closer}
      />
      <${IconButton}
        icon="zoom-out"
        label=${t("arboretum-table-garden-further")}
        aria-keyshortcuts="-"
        onClick=${further}
      />
      <${IconButton}
        icon="recentre"
        label=${t("arboretum-table-garden-recentre")}
        aria-keyshortcuts="0"
        onClick=${recentre}
      />
    </div>`}
  </div>`;

  function recentre() {
    showAll();
    middle(frame.current);
  }

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const step = STEPS[event.key];
    const look =
      still || event.ctrlKey || event.metaKey
        ? undefined
        : { "+": closer, "=": closer, "-": further, 0: recentre }[event.key];
    if (look) {
      event.preventDefault();
      look();
    }
    if (!step || !anchor) return;
    const next = nearest(places.flat(), anchor, step);
    event.preventDefault();
    if (!next) return;
    setFocused(next.key);
    const cell = frame.current?.querySelector(`[data-place="${next.key}"]`);
    if (cell instanceof HTMLElement) cell.focus();
  }
}

/** @param {{ lies: object, place: any, small: boolean, last: boolean }} props */
function Picture({ lies, place, small, last }) {
  return html`<div
    class=${`tree card${small ? " small" : ""}${last ? " last" : ""}`}
    style=${lies}
    data-card=${place.card}
  >
    <${CardFace} code=${place.card} small=${small} />
  </div>`;
}

/**
 * @param {{
 *   lies: object, place: any, small: boolean, reachable: boolean, fresh: boolean, last: boolean, column: number,
 *   onFocus: () => void
 * }} props
 */
function Planted({ lies, place, small, reachable, fresh, last, column, onFocus }) {
  const name = t("arboretum-table-card-at", { card: cardName(place.card), row: place.y, column: place.x });
  const state = fresh ? "tentative" : last ? "last" : null;
  const label = state ? t(`arboretum-table-card-${state}`, { name }) : name;
  return html`<div
    role="gridcell"
    class=${`tree card${small ? " small" : ""}${fresh ? " fresh" : ""}${last ? " last" : ""}`}
    style=${lies}
    data-place=${place.key}
    data-card=${place.card}
    data-species=${speciesOf(place.card)}
    aria-colindex=${column}
    aria-label=${label}
    tabindex=${reachable ? 0 : -1}
    onFocus=${onFocus}
  >
    <${CardFace} code=${place.card} small=${small} />
  </div>`;
}

/**
 * @param {{
 *   lies: object, place: any, planting: string | null, reachable: boolean, column: number, onFocus: () => void,
 *   onPlant?: (x: number, y: number) => void
 * }} props
 */
function Place({ lies, place, planting, reachable, column, onFocus, onPlant }) {
  const plant = () => onPlant?.(place.x, place.y);
  const name = planting
    ? t("arboretum-do-plant", { card: planting, x: place.x, y: place.y })
    : t("arboretum-table-place-at", { row: place.y, column: place.x });
  return html`<div
    role="gridcell"
    class="tree place"
    style=${lies}
    data-place=${place.key}
    aria-colindex=${column}
    aria-label=${name}
    tabindex=${reachable ? 0 : -1}
    onFocus=${onFocus}
    onClick=${plant}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) =>
      (event.key === "Enter" || event.key === " ") && (event.preventDefault(), plant())}
  >
    <svg viewBox="0 0 100 140" aria-hidden="true"><use href="#cell" /></svg>
  </div>`;
}

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * The closest place in a direction; straight ahead is closer than aside.
 * @param {any[]} places
 * @param {any} from
 * @param {[number, number]} step
 */
function nearest(places, from, [dx, dy]) {
  let best = null;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const distance = ahead + 3 * aside;
    if (ahead > 0 && distance < least) [best, least] = [place, distance];
  }
  return best;
}

/**
 * Cards and legal places, row by row.
 * @param {Tree[]} trees
 * @param {Cell[]} legal
 */
function rowsOf(trees, legal) {
  /** @type {{ key: string, x: number, y: number, card: string | null }[]} */
  const places = [
    ...trees.map(([card, x, y]) => ({ key: `${x},${y}`, x, y, card })),
    ...legal.map(([x, y]) => ({ key: `${x},${y}`, x, y, card: null })),
  ].sort((a, b) => b.y - a.y || a.x - b.x);
  /** @type {(typeof places)[]} */
  const rows = [];
  for (const place of places) {
    if (rows.at(-1)?.[0].y === place.y) rows.at(-1)?.push(place);
    else rows.push([place]);
  }
  return rows;
}

/**
 * @param {Tree[]} trees
 * @param {Cell[]} legal
 * @returns {Bounds}
 */
function boundsOf(trees, legal) {
  const cells = [...trees.map(([, x, y]) => [x, -y]), ...legal.map(([x, y]) => [x, -y])];
  if (cells.length === 0) return { left: 0, top: 0, columns: 1, rows: 1 };
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/**
 * @param {Space} space
 * @param {Bounds} bounds
 */
function fittingWidth({ across, down }, { columns, rows }) {
  return Math.floor(Math.min((across - 16) / (columns * PITCH), (down - 16) / (rows * PITCH) / 1.4));
}

/**
 * @param {Bounds} bounds
 * @param {number} width
 */
function groundStyle(bounds, width) {
  return { width: `${bounds.columns * width * PITCH}px`, height: `${bounds.rows * width * 1.4 * PITCH}px` };
}

/**
 * From the middle, which stays where it is when a garden grows: so what is new lies at its place from the first picture
 * on. In pixels and not by custom properties: those are inherited, and every line of every drawing would be
 * restyled.
 * @param {{ x: number, y: number }} place
 * @param {Bounds} bounds
 * @param {number} width
 */
function placeStyle({ x, y }, { left, top, columns, rows }, width) {
  const across = (x - left + 0.5 - columns / 2) * PITCH - 0.5;
  const down = ((-y - top + 0.5 - rows / 2) * PITCH - 0.5) * 1.4;
  return { width: `${width}px`, transform: `translate(${across * width}px, ${down * width}px)` };
}

/** @param {HTMLElement | null} element */
function middle(element) {
  element?.scrollTo((element.scrollWidth - element.clientWidth) / 2, (element.scrollHeight - element.clientHeight) / 2);
}
