import { useEffect, useRef } from "preact/hooks";

let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), { capture: true });
addEventListener("pointerdown", () => (byKeyboard = false), { capture: true });

/**
 * Move the keyboard to what comes next, once it is on the page: to the first selector that finds something. Whoever is
 * typing goes on typing.
 * @param {...string} selectors
 */
export function focusOn(...selectors) {
  requestAnimationFrame(() => {
    if (document.querySelector("dialog[open]") || document.activeElement?.matches("input, textarea")) return;
    const next = selectors.map((selector) => document.querySelector(selector)).find(Boolean);
    if (!(next instanceof HTMLElement)) return;
    next.focus({ preventScroll: true });
    if (byKeyboard) next.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/**
 * When my turn begins, the keyboard of whoever uses one is where they decide, unless they are busy
 * elsewhere: in the chat, say.
 * @param {boolean} mine
 * @param {...string} selectors
 */
export function useTurnFocus(mine, ...selectors) {
  const before = useRef(mine);
  useEffect(() => {
    const begins = mine && !before.current;
    before.current = mine;
    const { activeElement } = document;
    if (
      begins &&
      byKeyboard &&
      (!activeElement || activeElement === document.body || activeElement.matches("main, .turn-buttons *"))
    )
      focusOn(...selectors);
  }, [mine]);
}
