"""What the first load of a screen costs over the wire, headers included, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Visit, visiting
from tests.browser.played import Played
from tests.browser.server import Server
from treetop.locales import LANGUAGES

HOME = (120_000, 40)
HOME_WITH_CYRILLIC = (140_000, 40)
TABLE = (150 * 1024, 50)
TABLE_WITH_CYRILLIC = (170 * 1024, 50)
REPLAY = {"arboretum": (103_500, 30), "tree-society": (101_500, 30)}
"""Bytes and requests. A page in Ukrainian needs fonts of two alphabets; replays differ by a kilobyte."""


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


MISSING = """() => [...document.querySelectorAll("main use")]
  .map((use) => use.getAttribute("href")).filter((drawing) => !document.querySelector(drawing))"""
"""What the screen wants to show and hasn't got."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_of_the_home_page_is_light(visit: Visit, new_server: Server, language: str) -> None:
    with fresh(visit, language, at=new_server) as (page, received):
        page.goto("/")
        page.wait_for_selector(".quick-go")
        page.wait_for_load_state("networkidle")
        received.check(HOME_WITH_CYRILLIC if language == "uk" else HOME)
        assert page.evaluate(MISSING) == []


@pytest.fixture(scope="module")
def seated(browser: Browser, server: Server) -> Iterator[tuple[Any, dict[str, str]]]:
    """What the browser of somebody knows whose turn it is at a table of each game, and these tables."""
    for visit in visiting(browser, server):
        host = visit("/")
        matches = {game: Played(host, game) for game in ("arboretum", "tree-society")}
        for match in matches.values():
            match.await_turn()
        yield host.context.storage_state(), {game: match.id for game, match in matches.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_the_first_load_of_a_table_is_light(
    visit: Visit, seated: tuple[Any, dict[str, str]], game: str, language: str
) -> None:
    known, tables = seated
    with fresh(visit, language, storage_state=known) as (page, received):
        page.goto(f"/t/{tables[game]}")
        page.wait_for_selector(".table .bar.my-turn")
        page.wait_for_load_state("networkidle")
        assert received.sizes["socket"] > 0
        received.check(TABLE_WITH_CYRILLIC if language == "uk" else TABLE)


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_the_first_load_of_a_replay_is_light(visit: Visit, game: str) -> None:
    host = visit("/")
    match = Played(host, game, seed=2)
    match.to_the_end()
    with fresh(visit, "en", storage_state=host.context.storage_state(), width=390, height=844) as (
        page,
        received,
    ):
        page.goto(f"/replay/{match.id}")
        page.wait_for_selector(".replay-controls")
        page.wait_for_load_state("networkidle")
        received.check(REPLAY[game])
        frames = [address for address in received.requests.values() if "/replay?" in address]
        assert len(frames) == 1, "the page asks for other frames than the script"
        assert not any(address.endswith("/review") for address in received.requests.values())


SHIFT = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


MOST_SHIFT = 0.02


def shift(page: Page, address: str, ready: str) -> float:
    """How far things move while a screen loads, as Chromium counts it."""
    page.add_init_script(f"({SHIFT})()")
    page.goto(address)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return float(page.evaluate("window.shift"))


def test_nothing_moves_while_the_home_page_loads(visit: Visit) -> None:
    with fresh(visit, "en", width=390, height=844) as (page, _):
        assert shift(page, "/", ".quick-go") <= MOST_SHIFT


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_nothing_moves_while_somebodys_first_table_loads(
    visit: Visit, seated: tuple[Any, dict[str, str]], game: str
) -> None:
    known, tables = seated
    for width, height in ((390, 844), (1280, 800)):
        with fresh(
            visit, "fr", width=width, height=height, guide=True, storage_state=without_settings(known)
        ) as (page, _):
            assert shift(page, f"/t/{tables[game]}", ".table .bar.my-turn") <= MOST_SHIFT


def without_settings(seated: Any) -> Any:
    """The cookies alone: the browser of somebody who was sent here."""
    return {"cookies": seated["cookies"], "origins": []}


@pytest.mark.parametrize(("width", "height"), [(390, 844), (390, 664), (320, 568)])
@pytest.mark.parametrize("language", ["en", "uk", "fr"])
def test_a_phones_first_screen_shows_how_to_begin(
    visit: Visit, language: str, width: int, height: int
) -> None:
    page = visit("/", language=language, width=width, height=height)
    button = page.locator(".quick-go .primary").bounding_box()
    bar = page.locator(".ways").bounding_box()
    assert button
    assert bar
    assert button["y"] + button["height"] <= bar["y"]
