import { signal } from "@preact/signals";

/** The sentence that screen readers hear next. */
export const announcement = signal("");

/** @param {string} sentence */
export function announce(sentence) {
  // The same sentence twice must be heard twice.
  announcement.value = announcement.value === sentence ? `${sentence}\u00a0` : sentence;
}
