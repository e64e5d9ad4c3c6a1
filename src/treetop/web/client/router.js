import { computed, signal } from "@preact/signals";
import { BASE, onHost } from "./site.js";

/** @typedef {Record<string, string>} Parameters */

/** Where the reader is inside the site: path, query and fragment. */
export const place = signal(here());

export const path = computed(() => new URL(place.value, location.origin).pathname);
export const query = computed(() => new URL(place.value, location.origin).searchParams);

function here() {
  return inside(location);
}

/** @param {{ pathname: string, search: string, hash: string }} address */
function inside({ pathname, search, hash }) {
  return pathname.slice(BASE.length - 1) + search + hash;
}

/**
 * @param {string} to
 * @param {{ replace?: boolean }} [how]
 */
export function navigate(to, how = {}) {
  if (how.replace) history.replaceState(null, "", onHost(to));
  else history.pushState(null, "", onHost(to));
  place.value = here();
}

/**
 * `/table/:table` against `/table/k3f` gives `{ table: "k3f" }`; no match gives null.
 * @param {string} pattern
 * @param {string} actual
 * @returns {Parameters | null}
 */
export function match(pattern, actual) {
  const wanted = pattern.split("/").filter(Boolean);
  const given = actual.split("/").filter(Boolean);
  const rest = wanted.at(-1) === "*";
  if (rest ? given.length < wanted.length - 1 : given.length !== wanted.length) return null;
  /** @type {Parameters} */
  const parameters = {};
  for (const [index, part] of wanted.entries()) {
    if (part === "*") parameters.rest = given.slice(index).map(decodeURIComponent).join("/");
    else if (part.startsWith(":")) parameters[part.slice(1)] = decodeURIComponent(given[index]);
    else if (part !== given[index]) return null;
  }
  return parameters;
}

/** Links inside the site change the screen without loading the page again. */
export function followLinks() {
  addEventListener("popstate", () => (place.value = here()));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !staysHere(link, event)) return;
    event.preventDefault();
    if (link.href !== location.href) navigate(inside(link));
  });
}

/**
 * @param {HTMLAnchorElement} link
 * @param {MouseEvent} event
 */
function staysHere(link, event) {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const ours = link.href.startsWith(location.origin + BASE) && !link.target && !link.hasAttribute("download");
  const fromService = /^\/(api|healthz|schema)(\/|$)/.test(inside(link));
  return plain && ours && !fromService && !event.defaultPrevented;
}
