import { useEffect, useState } from "preact/hooks";

/**
 * What the service answers; `again()` asks anew. `every` milliseconds it is asked by itself while the page is seen.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {unknown[]} about
 * @param {{ every?: number }} [how]
 * @returns {{ answer: T | null, refusal: any, again: () => void }}
 */
export function useAsked(ask, about, { every } = {}) {
  const [answer, keep] = useState(/** @type {T | null} */ (null));
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [time, wait] = useState(0);
  useEffect(() => {
    let here = true;
    ask().then(
      (value) => here && (keep(() => value), refuse(null)),
      (problem) => here && refuse(problem),
    );
    return () => {
      here = false;
    };
  }, [...about, time]);
  useEffect(() => {
    if (!every) return;
    const timer = setInterval(() => document.visibilityState === "visible" && wait((n) => n + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return { answer, refusal, again: () => wait((n) => n + 1) };
}
