import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** @typedef {{ x: number, y: number }} Point on the screen */

const FURTHEST = 24;
const NEAREST = 180;
const STEP = 1.25;
const LINE = 16;

/**
 * How large a garden's cards appear: they fit the frame until the reader zooms, with the buttons, the keys + − 0, the
 * wheel, or two fingers. What lies under the pointer stays there.
 * @param {{ current: HTMLElement | null }} frame
 * @param {number} fitting
 * @param {boolean} still
 */
export function useNearness(frame, fitting, still) {
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const width = chosen ?? fitting;
  const now = useRef(width);
  now.current = width;
  const held = useRef(/** @type {(() => void) | null} */ (null));
  useLayoutEffect(() => {
    held.current?.();
    held.current = null;
  }, [width]);
  useEffect(() => (still || !frame.current ? undefined : listen(frame.current, zoom)), [still]);
  return {
    width,
    fits: chosen === null,
    closer: () => zoom(STEP),
    further: () => zoom(1 / STEP),
    fit: () => setChosen(null),
  };

  /** @param {number} factor @param {Point} [at] */
  function zoom(factor, at) {
    const element = /** @type {HTMLElement} */ (frame.current);
    held.current = hold(element, at ?? middleOf(element));
    setChosen(Math.max(FURTHEST, Math.min(NEAREST, now.current * factor)));
  }
}

/** @param {HTMLElement} element @returns {Point} */
function middleOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Remember what lies at a point; the answer brings it back there.
 * @param {HTMLElement} frame
 * @param {Point} at
 */
function hold(frame, { x, y }) {
  const ground = /** @type {HTMLElement} */ (frame.firstElementChild);
  const before = ground.getBoundingClientRect();
  const [across, down] = [(x - before.left) / before.width, (y - before.top) / before.height];
  return () => {
    const { left, top, width, height } = ground.getBoundingClientRect();
    frame.scrollBy(left + across * width - x, top + down * height - y);
  };
}

/**
 * @param {HTMLElement} frame
 * @param {(factor: number, at: Point) => void} zoom
 */
function listen(frame, zoom) {
  let apart = 0;
  /** @param {TouchEvent} event */
  const touch = (event) => {
    const before = apart;
    apart = event.touches.length === 2 ? spanOf(event.touches) : 0;
    if (event.type !== "touchmove" || !before || !apart) return;
    if (event.cancelable) event.preventDefault();
    zoom(apart / before, between(event.touches));
  };
  /**
   * A page that scrolls keeps its wheel; there Ctrl and the wheel, or two fingers on a pad, zoom.
   * @param {WheelEvent} event
   */
  const wheel = (event) => {
    if (!event.ctrlKey && document.documentElement.scrollHeight > innerHeight) return;
    event.preventDefault();
    const turned = Math.max(-60, Math.min(60, event.deltaY * (event.deltaMode ? LINE : 1)));
    zoom(Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.003)), { x: event.clientX, y: event.clientY });
  };
  const touches = /** @type {const} */ (["touchstart", "touchmove", "touchend", "touchcancel"]);
  touches.forEach((kind) => frame.addEventListener(kind, touch, { passive: false }));
  frame.addEventListener("wheel", wheel, { passive: false });
  return () => {
    touches.forEach((kind) => frame.removeEventListener(kind, touch));
    frame.removeEventListener("wheel", wheel);
  };
}

/** @param {TouchList} touches */
function spanOf([one, other]) {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/** @param {TouchList} touches @returns {Point} */
function between([one, other]) {
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}
