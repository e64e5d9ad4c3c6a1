// What a screen needs when there is no connection, beyond the shell that the service worker keeps anyway.
import { BASE } from "./site.js";

/** The version of the client that this page belongs to. */
export const VERSION = document.querySelector('meta[name="treetop-version"]')?.getAttribute("content") ?? "";

/** Keep files of this version of the client. @param {string[]} addresses */
export async function keepAssets(addresses) {
  if (!("caches" in self)) return;
  const cache = await caches.open(BASE + VERSION);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = addresses.map((address) => new URL(address, location.href).href).filter((url) => !kept.has(url));
  await Promise.allSettled(missing.map((url) => cache.add(url)));
}
