const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
const ASIDE = 3;

/**
 * The arrow keys go from one thing on the table to the nearest in that direction, as they lie on the page.
 * @param {KeyboardEvent} event
 * @param {string} things
 */
export function goWithArrows(event, things) {
  const step = STEPS[event.key];
  const here = event.target instanceof Element && event.target.closest(things);
  if (!step || !here || event.defaultPrevented) return;
  const next = nearest(here, [.../** @type {Element} */ (event.currentTarget).querySelectorAll(things)], step);
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
}

/**
 * Straight ahead is nearer than aside.
 * @param {Element} here
 * @param {Element[]} all
 * @param {[number, number]} step
 */
function nearest(here, all, [dx, dy]) {
  const [x, y] = middle(here);
  let best = null;
  let least = Infinity;
  for (const one of all) {
    const [towardsX, towardsY] = middle(one).map((at, axis) => at - [x, y][axis]);
    const ahead = towardsX * dx + towardsY * dy;
    const distance = ahead + ASIDE * (Math.abs(towardsX * dy) + Math.abs(towardsY * dx));
    if (one !== here && ahead > 1 && distance < least) [best, least] = [one, distance];
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
