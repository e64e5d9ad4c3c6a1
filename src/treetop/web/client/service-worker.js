// Keeps the client of one version whole: it opens without a connection, and so does everything that needs no server.
/// <reference lib="webworker" />
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** A host may have other sites beside this one, whose caches are theirs. */
const BASE = new URL("./", location.href).pathname;
/** In a version's cache when all of the shell is there. */
const WHOLE = at("whole");

worker.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (event) => {
  event.waitUntil(worker.clients.claim());
});
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method === "POST" && url === at("replay")) return event.respondWith(shared(event.request));
  if (method !== "GET" || !url.startsWith(at(""))) return;
  const path = url.slice(at("").length);
  if (path.startsWith("assets/")) event.respondWith(fromCacheFirst(event.request, path.split("/")[1]));
  else if (mode === "navigate" && !path.startsWith("api/")) event.respondWith(page(event));
  else if (path === "api/games") event.respondWith(fromNetworkFirst(event.request));
});

/** A file that was shared with the installed app: kept until the page asks for it. @param {Request} request */
async function shared(request) {
  const file = (await request.formData()).get("record");
  const text = file instanceof Blob ? await file.text() : "";
  await (await wholeCache())?.put(at("shared-record"), new Response(text));
  return Response.redirect(at("replay?shared"), 303);
}

worker.addEventListener("push", (event) => {
  const { title, body, url } = event.data?.json() ?? {};
  // Not every system draws SVG in a notification.
  const icon = at("icon/any/192.png");
  event.waitUntil(worker.registration.showNotification(title, { body, tag: url, icon, data: url }));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

/** To the table: in the tab that shows it, or in a new one. @param {string} url */
async function goTo(url) {
  const tabs = await worker.clients.matchAll({ type: "window" });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
}

/** An address below the site's own, which need not be the top of its host. @param {string} path */
function at(path) {
  return new URL(path, new URL("./", location.href)).href;
}

/** @param {string} version */
function cacheOf(version) {
  return caches.open(BASE + version);
}

/** The caches of this site's versions; the first ones were named after their version alone. */
async function ownCaches() {
  const folder = (/** @type {string} */ name) => name.slice(0, name.lastIndexOf("/") + 1);
  return (await caches.keys()).filter((name) => folder(name) === BASE || (BASE === "/" && /^[0-9a-f]{12}$/.test(name)));
}

/** Fetch whatever is missing of the newest version, however far an earlier try has come; then forget the older ones. */
async function keepShell() {
  const { version, page, addresses, languages, later, answers } = await (await fetched(at("shell.json"))).json();
  const cache = await cacheOf(version);
  if (!(await cache.match(WHOLE))) {
    await keepMissing(cache, [...addresses, ...languages[spoken(Object.keys(languages))]].map(at));
    const shell = await fetched(at(page));
    if (!(await shell.clone().text()).includes(`content="${version}"`))
      throw new Error("the site is changing just now");
    await cache.put(at(page), shell);
    await cache.put(WHOLE, new Response(at(page)));
  }
  // What everybody is told alike may have changed since; a site without a server has none of it.
  await Promise.allSettled(
    answers.map(async (/** @type {string} */ path) => cache.put(at(path), await fetched(at(path)))),
  );
  const older = (await ownCaches()).filter((name) => name !== BASE + version);
  await Promise.all(older.map((name) => caches.delete(name)));
  if (!("connection" in navigator && /** @type {any} */ (navigator.connection).saveData)) {
    await keepMissing(cache, later.map(at)).catch(() => {});
  }
}

/** The language that this device prefers. @param {string[]} languages */
function spoken(languages) {
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return wanted.find((code) => languages.includes(code)) ?? languages[0];
}

/** @param {Cache} cache @param {string[]} addresses */
async function keepMissing(cache, addresses) {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = addresses.filter((address) => !kept.has(address));
  await Promise.all(missing.map(async (address) => cache.put(address, await fetched(address, "default"))));
}

/** @param {string} address @param {RequestCache} cache */
async function fetched(address, cache = "no-cache") {
  const answer = await fetch(address, { cache });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** A file of a version never changes; what was needed once is kept. @param {Request} request @param {string} version */
async function fromCacheFirst(request, version) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await put(await cacheOf(version), request, answer.clone());
  return answer;
}

/** What doesn't fit in is shown all the same. @param {Cache} cache @param {Request} request @param {Response} answer */
function put(cache, request, answer) {
  return cache.put(request, answer).catch(() => {});
}

/** What everybody is told alike, kept for when nobody answers. @param {Request} request */
async function fromNetworkFirst(request) {
  try {
    const answer = await fetch(request);
    const cache = answer.ok && (await wholeCache());
    if (cache) await put(cache, request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

/**
 * The page as the server has it now; without a connection, the one that was kept. The same if a static host has no
 * file for one of our addresses.
 * @param {FetchEvent} event
 */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepShell().catch(() => {}));
    return answer.status === 404 ? ((await keptPage()) ?? answer) : answer;
  } catch {
    return (await keptPage()) ?? Response.error();
  }
}

async function keptPage() {
  const cache = await wholeCache();
  const address = await (await cache?.match(WHOLE))?.text();
  return address ? cache?.match(address) : undefined;
}

/** The cache of a version that is complete. */
async function wholeCache() {
  for (const name of await ownCaches()) {
    const cache = await caches.open(name);
    if (await cache.match(WHOLE)) return cache;
  }
  return undefined;
}
