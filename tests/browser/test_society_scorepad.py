"""The score pad counts a game of Tree Society as the engine does, with the network cut off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.offline import cut_off, forget, installed
from tests.browser.server import Server
from tests.browser.society_pad import SocietyPad, expected, finished_table
from tests.games.tree_society.builders import played_out
from treetop.games.tree_society import Position
from treetop.games.tree_society.deck.reader import shipped_text

RANDOM_GAMES, LONG = 9, 21
CANOPY = shipped_text("canopy")
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    yield from installed(browser, server, "tree-society")


@pytest.fixture
def pad(phone: Page) -> SocietyPad:
    """A phone that has opened the pad once, still connected, about to begin a game."""
    forget(phone)
    phone.locator('a[href="/scorepad/tree-society"]').click()
    phone.wait_for_selector(".pad-setup")
    return SocietyPad(phone)


def finished(number: int, **options: str) -> Position:
    """A game in which everybody builds whatever there is to build."""
    rng = Random(number)
    start = Position.new(2 + number % 3, f"{rng.getrandbits(128):032x}", **options)
    return played_out(start, rng)


def facts(position: Position) -> dict[str, object]:
    """As it would come over the wire."""
    plain: dict[str, object] = json.loads(json.dumps(position.score_sheet().facts()))
    return plain


@pytest.mark.rule("T23")
def test_random_games_are_counted_as_the_engine_counts_them(pad: SocietyPad, long: bool) -> None:
    games = LONG if long else RANDOM_GAMES
    cut_off(pad.page)
    for number in range(games):
        position = finished(number)
        pad.set_up(position.players)
        pad.start()
        pad.enter(finished_table(position))
        assert pad.sheet() == expected(facts(position)), number
        pad.leave()
    expect(pad.page.locator(".pad-kept")).to_have_count(games)
    expect(pad.page.locator(".pad-statistics tbody tr")).to_have_count(4)


def own_deck(folder: Path) -> Path:
    """Canopy with other points, and with names of its own."""
    text = CANOPY.replace('name = "Canopy"', 'name = "My cards"').replace("each = 1,", "each = 2,")
    lines = []
    for line in text.splitlines():
        lines.append(line)
        if line.startswith("key = "):
            lines.append(line.replace("key", "name").replace("-", " of "))
    file = folder / "my-cards.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def open_deck(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as chooser:
        page.locator(".pad-deck-file button").click()
    chooser.value.set_files(file)


def test_a_game_with_one_s_own_deck_is_counted_by_its_cards(
    pad: SocietyPad, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = own_deck(tmp_path)
    monkeypatch.setenv("TREETOP_DECKS", str(tmp_path))
    open_deck(pad.page, file)
    expect(pad.page.get_by_label("My cards", exact=True)).to_be_checked()
    cut_off(pad.page)
    position = finished(3, deck="my-cards")
    pad.set_up(position.players)
    pad.page.get_by_label("My cards", exact=True).check()
    pad.start()
    pad.enter(finished_table(position))
    assert pad.sheet() == expected(facts(position))


def test_a_faulty_deck_file_is_explained(pad: SocietyPad, tmp_path: Path) -> None:
    file = tmp_path / "faulty.toml"
    file.write_text(CANOPY.replace("symbols = 1", "symbols = 4", 2), encoding="utf-8")
    open_deck(pad.page, file)
    problems = pad.page.locator(".pad-problems li")
    expect(problems).to_have_count(2)
    expect(problems.first).to_contain_text("symbols: This needs to be a whole number from 1 to 3.")


def test_a_game_is_shared_as_a_picture_as_text_and_as_a_link_that_reopens_it(pad: SocietyPad) -> None:
    page = pad.page
    cut_off(page)
    position = finished(5)
    pad.set_up(position.players)
    pad.start()
    pad.enter(finished_table(position))
    counted = pad.sheet()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture").click()
    assert saved.value.suggested_filename == "tree-society.png"
    assert Path(saved.value.path()).read_bytes().startswith(PNG)
    page.get_by_role("button", name="Text").click()
    text = page.evaluate("navigator.clipboard.readText()")
    for line in counted[0]["houses"]:
        assert f"· {line['name']}: {line['points']} (" in text
    page.get_by_role("button", name="Link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    pad.leave()
    page.goto(link)
    page.locator("[role=tab]").last.click()
    assert pad.sheet() == counted


def test_a_link_to_a_game_with_an_unknown_deck_asks_for_its_file(pad: SocietyPad, tmp_path: Path) -> None:
    page = pad.page
    file = own_deck(tmp_path)
    open_deck(page, file)
    expect(page.get_by_label("My cards", exact=True)).to_be_checked()
    pad.start()
    page.locator("[role=tab]").last.click()
    page.get_by_role("button", name="Link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    page.evaluate("localStorage.clear()")
    page.goto("/scorepad")
    page.goto(link)
    expect(page.get_by_text("played with the deck “My cards”")).to_be_visible()
    open_deck(page, file)
    expect(page.locator(".society-column")).to_have_count(2)
