import { useEffect, useState } from "preact/hooks";

/**
 * The answer to a request. It's asked for again by `again()`, and every `every` milliseconds while the page is visible.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {unknown[]} about
 * @param {{ every?: number }} [how]
 * @returns {{ answer: T | null, refusal: any, again: () => void }}
 */
export function useAnswer(ask, about, { every } = {}) {
  const [answer, setAnswer] = useState(/** @type {T | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {any} */ (null));
  const [time, setTime] = useState(0);
  useEffect(() => {
    let here = true;
    ask().then(
      (value) => here && (setAnswer(() => value), setRefusal(null)),
      (problem) => here && setRefusal(problem),
    );
    return () => {
      here = false;
    };
  }, [...about, time]);
  useEffect(() => {
    if (!every) return;
    const timer = setInterval(() => document.visibilityState === "visible" && setTime((n) => n + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return { answer, refusal, again: () => setTime((n) => n + 1) };
}
