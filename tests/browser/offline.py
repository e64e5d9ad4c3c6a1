"""A phone in a café: it has opened the score pad once, and then has no connection."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Browser, Page

from tests.browser.conftest import Visit, visiting
from tests.browser.server import Server

COMPLAINTS = ("Failed to load resource", "net::ERR_INTERNET_DISCONNECTED")
WARM = """async () => {
  const version = document.querySelector('meta[name="treetop-version"]').content;
  const { ask } = await import("treetop/kernel/kernel.js");
  const nobody = { hand: [], planted: [] };
  await ask("treetop.web.arboretum.pad", "sheet", { species: ["oa"], players: [nobody, nobody] });
  const kept = async (part) =>
    (await (await caches.open(`/${version}`)).keys()).filter(({ url }) => url.includes(part)).length;
  while ((await kept("micropython.wasm")) < 1 || (await kept("/words/")) < 20) {
    await new Promise((done) => setTimeout(done, 20));
  }
}"""

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  for (;;) {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      const has = (end) => kept.some((path) => path.endsWith(end));
      if (["/whole", "/api/games", "micropython.wasm", "kernel/files.json"].every(has)) return name.slice(1);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}"""
"""Waits until the service worker has kept everything, and gives the version."""


def opened(visit: Visit, game: str) -> Page:
    """The first visit, still connected, until everything is kept."""
    page = visit("/scorepad", width=360, height=740, service_workers="allow", expected=COMPLAINTS)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.locator(f'a[href="/scorepad/{game}"]').click()
    page.wait_for_selector(".pad-setup")
    page.evaluate(WARM)
    return page


def installed(browser: Browser, server: Server, game: str) -> Iterator[Page]:
    """For tests that one device is enough for: installing takes longer than most of them."""
    for visit in visiting(browser, server):
        page = opened(visit, game)
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        yield page


def forget(page: Page) -> None:
    """As if nothing had ever been entered on this device."""
    page.evaluate("localStorage.clear()")
    page.context.set_offline(False)
    page.goto("/scorepad")


def cut_off(page: Page) -> None:
    page.context.set_offline(True)
    page.goto("/scorepad")
