const LIFTED = 8;

/**
 * Carries a card with the pointer and reports what is under it when it is released. A short touch stays a click.
 * @param {PointerEvent} event
 * @param {{ lift?: () => void, drop: (under: Element | null) => void }} how
 */
export function carry(event, { lift, drop }) {
  if (event.button !== 0) return;
  const card = /** @type {HTMLElement} */ (event.currentTarget);
  /** @type {HTMLElement | null} */
  let ghost = null;
  const over = new AbortController();
  const { signal } = over;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", letGo, { signal });
  addEventListener("pointercancel", stop, { signal });

  /** @param {PointerEvent} to */
  function move(to) {
    if (to.pointerId !== event.pointerId) return;
    const [dx, dy] = [to.clientX - event.clientX, to.clientY - event.clientY];
    if (!ghost && Math.hypot(dx, dy) < LIFTED) return;
    ghost ??= lifted();
    ghost.style.translate = `${dx}px ${dy}px`;
  }

  function lifted() {
    const { left, top, width, height } = card.getBoundingClientRect();
    const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
    copy.classList.add("carried");
    copy.removeAttribute("data-card");
    Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(copy);
    lift?.();
    return copy;
  }

  /** @param {PointerEvent} at */
  function letGo(at) {
    if (at.pointerId !== event.pointerId) return;
    const carried = ghost;
    stop();
    if (!carried) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    drop(document.elementFromPoint(at.clientX, at.clientY));
  }

  function stop() {
    over.abort();
    ghost?.remove();
    ghost = null;
  }
}

/** @param {Event} click */
function swallow(click) {
  click.preventDefault();
  click.stopPropagation();
}
