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

/** Another tab has stored something under this name. @param {string} name @param {() => void} changed */
export function whenStored(name, changed) {
  window.addEventListener("storage", ({ key }) => key === `treetop.${name}` && changed());
}

/** @param {string} name @param {unknown} value */
export function store(name, value) {
  try {
    localStorage.setItem(`treetop.${name}`, JSON.stringify(value));
  } catch {
    // Storage may be full or switched off; then the page alone remembers.
  }
}
