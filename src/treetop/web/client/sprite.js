/** @type {Map<string, Promise<void>>} */
const drawn = new Map();

/**
 * Put drawings into the page, so that `<use href="#card-oa">` finds them: `common`, `plates` (what stands for each
 * game where it is listed or chosen), or those of one game.
 * @param {string} name
 */
export function draw(name) {
  if (!drawn.has(name)) drawn.set(name, fetchDrawings(name));
  return drawn.get(name);
}

/** @param {string} name */
async function fetchDrawings(name) {
  const answer = await fetch(new URL(`../art/${name}.svg`, import.meta.url));
  const picture = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  for (const symbol of [...picture.children]) if (document.getElementById(symbol.id)) symbol.remove();
  picture.setAttribute("hidden", "");
  document.body.prepend(document.importNode(picture, true));
}
