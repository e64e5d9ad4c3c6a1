/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Add a style sheet of a game to the page, once; resolves when it applies. What screens share is there already.
 * @param {string} name
 * @param {string} folder
 */
export function style(name, folder) {
  const { href } = new URL(`./${folder}/${name}.css`, import.meta.url);
  const sheet = loaded.get(href) ?? (isThere(href) ? Promise.resolve() : link(href));
  loaded.set(href, sheet);
  sheet.catch(() => loaded.delete(href));
  return sheet;
}

/**
 * The page brings the sheets of its first screen, and nothing is painted before they have come.
 * @param {string} href
 */
function isThere(href) {
  return [...document.styleSheets].some((sheet) => sheet.href === href && sheet.cssRules.length > 0);
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
