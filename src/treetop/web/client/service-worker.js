// Keeps the shell: it opens without a connection, and so does everything that needs no server.
/// <reference lib="webworker" />
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const WORDS = "words";

worker.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (event) => {
  event.waitUntil(worker.clients.claim());
});
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromCacheFirst(event.request));
  else if (pathname.startsWith("/words/")) event.respondWith(fromNetworkFirst(event.request));
  else if (mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(event.request));
});

worker.addEventListener("push", (event) => {
  const { title, body, url } = event.data?.json() ?? {};
  event.waitUntil(worker.registration.showNotification(title, { body, tag: url, icon: "/icon.svg", data: url }));
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

async function keepShell() {
  const { version, addresses } = await (await fetch("/shell.json")).json();
  if (await caches.has(version)) return;
  const cache = await caches.open(version);
  await cache.addAll(addresses);
  const old = (await caches.keys()).filter((name) => !name.startsWith(version) && name !== WORDS);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Under `/assets/` a file never changes; what was needed once is kept. @param {Request} request */
async function fromCacheFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  const version = new URL(request.url).pathname.split("/")[2];
  if (answer.ok) await (await caches.open(`${version}-later`)).put(request, answer.clone());
  return answer;
}

/** @param {Request} request */
async function fromNetworkFirst(request) {
  const cache = await caches.open(WORDS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

/** The page as the server has it now; without a connection, the one that was kept. @param {Request} request */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) keepShell().catch(() => {});
    return answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}
