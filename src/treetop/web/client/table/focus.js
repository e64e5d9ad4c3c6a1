/** Move the keyboard to what comes next, once it is on the page. @param {string} selector */
export function focusOn(selector) {
  requestAnimationFrame(() => {
    const next = document.querySelector(selector);
    if (next instanceof HTMLElement && !document.querySelector("dialog[open]")) next.focus({ preventScroll: true });
  });
}
