/**
 * A small value that this device remembers.
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function recall(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`treetop.${name}`) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`treetop.${name}`, JSON.stringify(value));
  } catch {
    // Without storage the next visit starts afresh; nothing else is lost.
  }
}
