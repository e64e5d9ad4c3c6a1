// What a screen needs when there is no connection, beyond the shell that the service worker keeps anyway.

const VERSION = new URL(import.meta.url).pathname.split("/")[2];

/** Keep files of this version of the client. @param {string[]} addresses */
export function keepAssets(addresses) {
  return keep(`${VERSION}-later`, addresses);
}

/** @param {string} name @param {string[]} addresses */
export async function keep(name, addresses) {
  if (!("caches" in self)) return;
  const cache = await caches.open(name);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = addresses.map((address) => new URL(address, location.href).href).filter((url) => !kept.has(url));
  await Promise.allSettled(missing.map((url) => cache.add(url)));
}
