const STILL = 4;

/**
 * Moves what a frame shows with a mouse; one finger scrolls without help. Releasing the mouse clicks nothing: whoever
 * drags a garden by one of its spaces doesn't mean to plant there.
 * @param {PointerEvent} event
 */
export function drag(event) {
  if (event.pointerType !== "mouse" || event.button !== 0) return;
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  const [left, top] = [frame.scrollLeft, frame.scrollTop];
  const over = new AbortController();
  const move = (/** @type {PointerEvent} */ { clientX, clientY }) =>
    frame.scrollTo(left + event.clientX - clientX, top + event.clientY - clientY);
  const stop = () => {
    over.abort();
    if (Math.hypot(frame.scrollLeft - left, frame.scrollTop - top) > STILL) withoutItsClick(frame);
  };
  addEventListener("pointermove", move, { signal: over.signal });
  addEventListener("pointerup", stop, { signal: over.signal });
  addEventListener("pointercancel", stop, { signal: over.signal });
}

/** A click follows its release before anything else happens. @param {HTMLElement} frame */
function withoutItsClick(frame) {
  const passed = new AbortController();
  frame.addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal: passed.signal });
  setTimeout(() => passed.abort());
}
