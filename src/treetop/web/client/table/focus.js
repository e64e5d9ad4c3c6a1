import { useEffect, useRef } from "preact/hooks";

/**
 * Move the keyboard to what comes next, once it is on the page: to the first selector that finds something.
 * @param {...string} selectors
 */
export function focusOn(...selectors) {
  requestAnimationFrame(() => {
    if (document.querySelector("dialog[open]")) return;
    const next = selectors.map((selector) => document.querySelector(selector)).find(Boolean);
    if (!(next instanceof HTMLElement)) return;
    next.focus({ preventScroll: true });
    if (next.matches(":focus-visible")) next.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/**
 * When my turn begins, the keyboard is where I decide, unless I am busy elsewhere: in the chat, say.
 * @param {boolean} mine
 * @param {...string} selectors
 */
export function useTurnFocus(mine, ...selectors) {
  const before = useRef(mine);
  useEffect(() => {
    const begins = mine && !before.current;
    before.current = mine;
    const { activeElement } = document;
    if (begins && (!activeElement || activeElement === document.body || activeElement.matches("main, .deeds *"))) focusOn(...selectors);
  }, [mine]);
}
