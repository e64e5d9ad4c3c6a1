import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { movesLittle } from "../settings.js";

const DURATION = 230;
const NEAR = 6;

/**
 * Cards travel from where they were to where they are: every element with `data-card` inside the returned ref is
 * looked up just before and just after the table changes; a card that was nowhere comes from the draw pile.
 * @param {unknown[]} when
 */
export function useTravel(when) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useMemo(() => placesOf(root.current), when);
  useLayoutEffect(() => {
    if (before.size === 0 || movesLittle()) return;
    const pile = root.current?.querySelector('[data-pile="pile"]')?.getBoundingClientRect();
    for (const [card, { element, box }] of placesOf(root.current)) {
      const from = before.get(card)?.box ?? pile;
      if (from) fly(element, from, box);
    }
  }, when);
  return root;
}

/** @param {HTMLElement | null} root */
function placesOf(root) {
  /** @type {Map<string, { element: HTMLElement, box: DOMRect }>} */
  const places = new Map();
  for (const element of root?.querySelectorAll("[data-card]") ?? []) {
    if (!(element instanceof HTMLElement) || element.closest(".still")) continue;
    places.set(/** @type {string} */ (element.dataset.card), { element, box: element.getBoundingClientRect() });
  }
  return places;
}

/**
 * @param {HTMLElement} element
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function fly(element, from, to) {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.abs(dx) + Math.abs(dy) < NEAR || to.width === 0) return;
  element.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: String(from.width / to.width), transformOrigin: "0 0", zIndex: 5 },
      { translate: "0 0", scale: "1", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: DURATION, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
}
