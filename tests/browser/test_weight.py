"""What the first load of a screen costs over the wire, headers included, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.played import Played
from tests.browser.server import Server
from treetop.locales import LANGUAGES

HOME = (124_000, 40)
HOME_WITH_CYRILLIC = (144_000, 40)
TABLE = (150 * 1024, 50)
TABLE_WITH_CYRILLIC = (170 * 1024, 50)
"""Bytes and requests. A page in Ukrainian needs fonts of two alphabets."""


class Received:
    """Bytes by address; grows while the page loads."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, int] = {}
        self.requests: dict[str, str] = {}
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.requestWillBeSent", self.asked)
        line.on("Network.loadingFinished", self.finished)
        line.on("Network.webSocketFrameReceived", self.heard)

    def asked(self, event: dict[str, Any]) -> None:
        self.requests[event["requestId"]] = event["request"]["url"]

    def finished(self, event: dict[str, Any]) -> None:
        self.sizes[self.requests[event["requestId"]]] = int(event["encodedDataLength"])

    def heard(self, event: dict[str, Any]) -> None:
        self.sizes["socket"] = self.sizes.get("socket", 0) + len(event["response"]["payloadData"])

    def check(self, most: tuple[int, int]) -> None:
        heaviest = sorted(self.sizes.items(), key=lambda item: -item[1])
        assert sum(self.sizes.values()) <= most[0], (sum(self.sizes.values()), heaviest[:8])
        assert len(self.requests) <= most[1], sorted(self.requests.values())


@contextmanager
def fresh(visit: Visit, language: str, **more: Any) -> Iterator[tuple[Page, Received]]:
    """A browser that has never been here; without a service worker, which fetches for later."""
    page = visit("about:blank", language=language, **more)
    yield page, Received(page)


@pytest.fixture(scope="module")
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Nobody waits in its lobby."""
    running = Server(tmp_path_factory.mktemp("new"))
    yield running
    running.stop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_of_the_home_page_is_light(visit: Visit, new_server: Server, language: str) -> None:
    with fresh(visit, language, at=new_server) as (page, received):
        page.goto("/")
        page.wait_for_selector(".quick-go")
        page.wait_for_load_state("networkidle")
        received.check(HOME_WITH_CYRILLIC if language == "uk" else HOME)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_the_first_load_of_a_table_is_light(visit: Visit, game: str, language: str) -> None:
    host = visit("/")
    match = Played(host, game)
    match.await_turn()
    with fresh(visit, language, storage_state=host.context.storage_state()) as (page, received):
        page.goto(f"/t/{match.id}")
        page.wait_for_selector(".table .bar.my-turn")
        page.wait_for_load_state("networkidle")
        assert received.sizes["socket"] > 0
        received.check(TABLE_WITH_CYRILLIC if language == "uk" else TABLE)


SHIFT = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


def test_nothing_moves_while_the_home_page_loads(visit: Visit) -> None:
    with fresh(visit, "en", width=390, height=844) as (page, _):
        page.add_init_script(f"({SHIFT})()")
        page.goto("/")
        page.wait_for_selector(".quick-go")
        page.wait_for_load_state("networkidle")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate("window.shift") <= 0.02
