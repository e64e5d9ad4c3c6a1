"""The score pad counts what the engine counts, with the network cut off."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.offline import cut_off, forget, installed
from tests.browser.score_pad import ScorePad, entered, expected, finished_table
from tests.browser.server import Server
from treetop.games.arboretum import Position

RANDOM_GAMES, LONG = 15, 51
TALIA = [["oa1", 0, 0], ["oa2", 1, 0], ["oa4", 2, 0], ["oa5", 3, 0], ["ja3", 2, 1], ["rp4", 3, 1]]
EXAMPLE = {
    "species": ["bs", "ca", "do", "ja", "ma", "oa", "rp", "wi"],
    "players": [
        entered("Talia", "ja7 ma6 ma7 oa3 oa8 rp1 rp5", [*TALIA, ["rp6", 3, -1], ["ja8", 2, -1]]),
        entered("Jonte", "bs4 ca6 ja2 ja5 ma4 ma5 rp3", [["bs1", 0, 0], ["bs3", 1, 0]]),
        entered("Rina", "ca5 do2 oa7 rp8 wi1 wi3 wi8", [["do1", 0, 0], ["do3", 1, 0]]),
    ],
}
SPANISH_EXAMPLE = {
    "edition": "zman",
    "species": ["ca", "do", "ja", "li", "mg", "po", "oa", "wi"],
    "players": [
        entered("Carlos", "ja7 li6 li7 oa3 oa8 po1 po5", [["oa1", 0, 0], ["oa4", 1, 0]]),
        entered("Juan", "ja2 ja5 li4 li5 po3 wi7 ca6", [["ca1", 0, 0], ["ca2", 1, 0]]),
        entered("María", "ca5 oa2 oa7 po8 wi1 wi3 wi8", [["wi4", 0, 0], ["wi5", 1, 0]]),
    ],
}


@pytest.fixture(scope="module")
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    yield from installed(browser, server, "arboretum")


@pytest.fixture
def offline(phone: Page) -> Page:
    """A phone that has opened the pad once, and now has no connection."""
    forget(phone)
    cut_off(phone)
    return phone


def counted(page: Page, table: dict[str, Any]) -> dict[str, Any]:
    """The sheet of a table that is entered by tapping."""
    pad = ScorePad(page)
    pad.tap_start(table)
    pad.tap(table)
    return pad.sheet()


def rights(sheet: dict[str, Any], seat: int) -> list[str]:
    """The species somebody holds, and may score."""
    return [line["code"] for line in sheet["species"] if line["right"][seat] and line["values"][seat]]


@pytest.mark.rule("A11")
def test_the_rulebooks_example_is_counted_without_a_connection(offline: Page) -> None:
    sheet = counted(offline, EXAMPLE)
    assert sheet["scores"][0] == 19
    assert [rights(sheet, seat) for seat in range(3)] == [
        ["ja", "ma", "oa", "rp"],
        ["bs", "ca", "ja"],
        ["do", "wi"],
    ]
    assert sheet["species"][6]["cancelled"] == [False, False, True]
    assert "Talia wins with 19 points" in sheet["verdict"]
    offline.locator(".pad-row").nth(6).click()
    reasons = offline.locator(".pad-reasons")
    expect(reasons).to_contain_text("Rina’s 8 counts as 0, because Talia holds the 1.")


@pytest.mark.rule("A10")
def test_the_spanish_edition_s_example_too(offline: Page) -> None:
    sheet = counted(offline, SPANISH_EXAMPLE)
    assert [rights(sheet, seat) for seat in range(3)] == [["ja", "li", "po", "oa"], ["ca", "ja"], ["wi"]]


def test_random_games_are_counted_as_the_engine_counts_them(offline: Page, long: bool) -> None:
    games = LONG if long else RANDOM_GAMES
    pad = ScorePad(offline)
    rng = random.Random(7)
    for number in range(games):
        position = Position.new(2 + number % 3, f"{rng.getrandbits(128):032x}")
        while position.seat_to_act is not None:
            position = position.after(rng.choice(position.legal_actions))
        table = finished_table(position)
        pad.start(table)
        pad.enter(table)
        sheet = pad.sheet()
        verdict = sheet.pop("verdict")
        assert sheet == expected(position.score_sheet().facts()), number
        for seat in position.score_sheet().winners:
            assert f"Seat {seat + 1}" in verdict
        pad.leave()
    expect(offline.locator(".pad-kept")).to_have_count(games)
    expect(offline.locator(".pad-statistics tbody tr")).to_have_count(4)
