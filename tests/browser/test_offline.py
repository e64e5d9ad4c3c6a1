"""After one visit, every address opens without a connection; a half-done installation is made whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.offline import COMPLAINTS, KEPT
from tests.browser.played import Played


def visited(visit: Visit, language: str = "en") -> Page:
    """One visit to the home page, until everything is kept; then no connection."""
    page = visit("/", language=language, service_workers="allow", expected=(*COMPLAINTS, "WebSocket"))
    page.evaluate(KEPT)
    return page


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_address_opens_offline_after_one_visit(visit: Visit, language: str) -> None:
    page = visited(visit, language)
    page.context.set_offline(True)
    for address, shown in (
        ("/", ".quick-go"),
        ("/new", "form.new-table"),
        ("/learn", ".learn-games h2"),
        ("/learn/rules/arboretum", ".page h1"),
        ("/scorepad", ".page h1, .pad-home h1, main h1"),
        ("/settings", "main h1"),
        ("/login", "main h1"),
        ("/nowhere", "main h1"),
        ("/ladder", ".without-server"),
        ("/people/somebody", ".without-server"),
        ("/replay/nothing", ".without-server"),
    ):
        page.goto(address)
        expect(page.locator(shown).first).to_be_visible()
        assert page.locator("main").inner_text().strip(), address


def test_a_table_reloaded_offline_says_so_and_offers_what_works(visit: Visit) -> None:
    page = visited(visit)
    match = Played(page, "arboretum")
    page.goto(f"/t/{match.id}")
    expect(page.locator(".table .bar")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    screen = page.locator(".without-server")
    expect(screen).to_be_visible()
    screen.locator('a[href="/scorepad"]').click()
    expect(page.locator("main h1")).to_be_visible()
    page.context.set_offline(False)
    page.goto(f"/t/{match.id}")
    expect(page.locator(".table .bar")).to_be_visible()


def test_an_installation_that_failed_half_way_is_repaired_at_the_next_visit(visit: Visit) -> None:
    page = visited(visit)
    removed = page.evaluate(
        """async () => {
          const [name] = await caches.keys();
          const cache = await caches.open(name);
          await cache.delete("/whole");
          const gone = (await cache.keys()).filter(({ url }) => /[+]web.ftl$|shell.js$/.test(url));
          await Promise.all(gone.map((request) => cache.delete(request)));
          return gone.length;
        }"""
    )
    assert removed >= 2
    page.reload()
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.goto("/settings")
    expect(page.locator("main h1")).to_be_visible()
