"""A game of another package at live tables, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from tests import programs
from tests.browser.conftest import Visit, launch, visiting
from tests.browser.server import Server
from tests.browser.table_player import TablePlayer, invite, play_together
from tests.third_game.installed import treetop

pytestmark = programs.needs("headless chromium")


class BurrowPlayer(TablePlayer):
    def walk_to(self, target: Locator) -> None:
        target.focus()

    def act(self) -> None:
        self.page.wait_for_selector(f".general-actions button, {self.OVER}")
        if self.is_over():
            return
        table = self.page.locator(".general-table")
        before = table.get_attribute("data-moment")
        offered = self.page.locator(".general-actions button")
        self.press(offered.nth(self.rng.randrange(offered.count())))
        expect(table).not_to_have_attribute("data-moment", before or "")


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), packages=site)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launch(playwright.chromium, "headless chromium") as launched:
        yield launched


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    yield from visiting(browser, server)


def scores(page: Page) -> list[str]:
    return page.locator(".score-sheet tbody td").all_inner_texts()


def test_it_is_offered_with_its_own_words(visit: Visit) -> None:
    page = visit("/new", language="it")
    expect(page.get_by_text("Mostra carte per vincere la loro specie")).to_be_visible()


def test_two_people_play_it_and_see_no_card_of_the_other(visit: Visit) -> None:
    host = visit("/new?game=burrow")
    host.locator(".seat-choice select").select_option("open")
    host.locator(".new-table .primary").click()
    pages = (host, invite(visit, host, ".general-table"))
    for page in pages:
        expect(page.locator(".general-view").get_by_label("hidden")).to_have_count(4)
    play_together(BurrowPlayer(host, 1), BurrowPlayer(pages[1], 2, keyboard=True))
    for page in pages:
        expect(page.locator(".score-sheet .verdict")).to_be_visible()
    assert scores(pages[0]) == scores(pages[1])


def test_a_game_against_a_bot_is_verified_replayed_and_reviewed(
    visit: Visit, site: Path, tmp_path: Path
) -> None:
    page = visit("/new?game=burrow")
    page.locator(".new-table .primary").click()
    page.wait_for_selector(".general-table")
    BurrowPlayer(page, 3).play_to_the_end()
    expect(page.locator(".score-sheet .verdict")).to_be_visible()
    record = page.request.get(page.url.replace("/t/", "/api/tables/") + "/record")
    (tmp_path / "game.json").write_bytes(record.body())
    assert record.json()["fairness"]["salts"] != []
    assert "✓" in treetop(site, tmp_path, "verify", "game.json")
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(page.locator(".general-scene")).to_be_visible()
    expect(page.locator(".review-now .number")).to_have_count(2)
