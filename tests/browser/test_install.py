"""A phone can install Treetop, and one version follows another without mixing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests import programs
from tests.browser.conftest import Visit, launch, visiting
from tests.browser.offline import COMPLAINTS, KEPT
from tests.browser.server import Server

FORGOTTEN = """async (version) => {
  while (await caches.has(`/${version}`)) await new Promise((done) => setTimeout(done, 20));
}"""
VERSION = "document.querySelector('meta[name=\"treetop-version\"]').content"


@pytest.fixture
def visit_as_people_do(browser: Browser, server: Server) -> Iterator[Visit]:
    """With the browser that has windows: only that one can install anything."""
    whole = launch(browser.browser_type, "chromium")
    yield from visiting(whole, server)
    whole.close()


@programs.needs("chromium")
def test_the_browser_finds_nothing_that_keeps_it_from_installing(visit_as_people_do: Visit) -> None:
    page = visit_as_people_do("/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    line = page.context.new_cdp_session(page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest")
    # A private window, as tests have it, is never asked.
    errors = [one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [error for error in errors if error != "in-incognito"] == []


@pytest.fixture
def changing(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, which a test may upgrade."""
    running = Server(tmp_path)
    yield running
    running.stop()


def upgrade(server: Server) -> None:
    server.stop()
    server.edition = "second"
    server.restart()


def test_a_page_of_an_old_version_reloads_once_instead_of_mixing_two(visit: Visit, changing: Server) -> None:
    page = visit("/", at=changing, expected=("Failed to load resource",))
    page.wait_for_selector(".quick-go")
    before = page.evaluate(VERSION)
    upgrade(changing)
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    page.locator('.head a[href="/ladder"]').first.click()
    expect(page.locator("main h1")).to_be_visible()
    page.wait_for_function(f"{VERSION} !== {before!r}")
    expect(page.locator(".rungs, main .panel").first).to_be_visible()
    assert loads == [f"{changing.url}/ladder"]


def test_a_new_version_takes_the_place_of_the_old_one_when_it_is_whole(
    visit: Visit, changing: Server
) -> None:
    page = visit("/", at=changing, service_workers="allow", expected=(*COMPLAINTS, "WebSocket"))
    first = page.evaluate(KEPT)
    upgrade(changing)
    page.reload()
    page.evaluate(FORGOTTEN, first)
    second = page.evaluate(KEPT)
    page.context.set_offline(True)
    page.goto("/settings")
    expect(page.locator("main h1")).to_be_visible()
    assert page.evaluate(VERSION) == second != first
