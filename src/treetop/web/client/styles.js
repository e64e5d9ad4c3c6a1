/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Add one of our style sheets to the page, once; resolves when it applies.
 * @param {string} name
 */
export function style(name) {
  if (!loaded.has(name)) loaded.set(name, link(new URL(`./styles/${name}.css`, import.meta.url).href));
  return /** @type {Promise<void>} */ (loaded.get(name));
}

/**
 * @param {string} href
 * @returns {Promise<void>}
 */
function link(href) {
  return new Promise((resolve, reject) => {
    const element = document.createElement("link");
    element.rel = "stylesheet";
    element.href = href;
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(href));
    document.head.append(element);
  });
}
