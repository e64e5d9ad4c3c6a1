// Small values that stay on this device.

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise if nothing can be read
 * @returns {T}
 */
export function stored(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`treetop.${name}`) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** A list, whatever somebody else may have put there. @param {string} name @returns {any[]} */
export function storedList(name) {
  const found = stored(name, /** @type {unknown} */ ([]));
  return Array.isArray(found) ? found : [];
}

/** @param {string} name @param {unknown} value */
export function store(name, value) {
  try {
    localStorage.setItem(`treetop.${name}`, JSON.stringify(value));
  } catch {
    // Storage may be full or switched off; then the page alone remembers.
  }
}
