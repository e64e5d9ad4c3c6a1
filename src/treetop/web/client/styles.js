/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Add one of our style sheets to the page, once; resolves when it applies.
 * @param {string} name
 * @param {string} [folder]
 */
export function style(name, folder = "styles") {
  const { href } = new URL(`./${folder}/${name}.css`, import.meta.url);
  const sheet = loaded.get(href) ?? link(href);
  loaded.set(href, sheet);
  sheet.catch(() => loaded.delete(href));
  return sheet;
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
