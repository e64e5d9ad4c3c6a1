// Pictures to send on: SVG in light colours, as PNG.

const SCALE = 2;

/** @param {{ markup: string, width: number, height: number }} drawn @returns {Promise<Blob>} */
export async function asPicture({ markup, width, height }) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([markup], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("canvas"))), "image/png"),
  );
}

/** A sheet of paper. @param {number} width @param {number} height @param {string[]} parts */
export function paper(width, height, parts) {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const pen = `font-family="Fraunces, Georgia, serif" fill="${colour("--ink")}"`;
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${pen}>
    <rect width="100%" height="100%" fill="${colour("--paper")}"/>${parts.join("")}</svg>`;
  return { markup, width, height };
}

/**
 * A drawing of the sprite with the colours of this page written in.
 * @param {string} id
 * @param {string} kind its class, which names its colours
 */
export function symbolMarkup(id, kind) {
  const symbol = document.getElementById(id);
  const probe = document.createElementNS("http://www.w3.org/2000/svg", "g");
  probe.setAttribute("class", kind);
  symbol?.parentElement?.append(probe);
  const drawn = withUses(symbol?.innerHTML ?? "")
    .replaceAll(/var\((--[a-z-]+)\)/g, (/** @type {string} */ _, /** @type {string} */ name) => colour(name, probe))
    .replaceAll("currentColor", getComputedStyle(probe).color);
  probe.remove();
  return drawn;
}

/** @param {string} markup @returns {string} */
function withUses(markup) {
  return markup.replaceAll(/<use([^>]*)href="#([\w-]+)"([^>]*?)(\/>|><\/use>)/g, (_, before, id, after) => {
    const symbol = document.getElementById(id);
    const box = symbol?.getAttribute("viewBox") ?? "0 0 100 100";
    return `<svg${before}${after} viewBox="${box}">${withUses(symbol?.innerHTML ?? "")}</svg>`;
  });
}

/** @param {string} name @param {Element} [element] */
export function colour(name, element = document.documentElement) {
  return getComputedStyle(element).getPropertyValue(name).trim() || "#24322B";
}

/** As XML: the names of HTML (`&nbsp;`) mean nothing in a picture. @param {string} text */
export function escaped(text) {
  return new XMLSerializer().serializeToString(document.createTextNode(text));
}
