"""Everything one can do with a table on the score pad, without a connection."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.offline import cut_off, forget, installed
from tests.browser.score_pad import ScorePad, entered
from tests.browser.server import Server

PNG = b"\x89PNG\r\n\x1a\n"
SPECIES = ["bs", "ca", "ch", "do", "ja", "ma"]
TABLE = {
    "species": SPECIES,
    "players": [
        entered("Ada", "bs1 bs2 bs3 ca1 ca2 ca3 ch1", [["do1", 0, 0], ["do2", 1, 0], ["do3", 2, 0]]),
        entered("Bo", "do4 ja1 ja2 ja3 ma1 ma2 ma3", [["bs4", 0, 0], ["bs5", 0, 1]]),
    ],
}


@pytest.fixture(scope="module")
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    yield from installed(browser, server, "arboretum")


@pytest.fixture
def page(phone: Page) -> Page:
    """A table that Ada and Bo have entered, without a connection."""
    forget(phone)
    cut_off(phone)
    pad = ScorePad(phone)
    pad.start(TABLE)
    pad.enter(TABLE)
    pad.sheet()
    return phone


def cell(page: Page, x: int, y: int) -> str:
    return page.locator(f'[data-cell="{x},{y}"]').get_attribute("aria-label") or ""


def totals(page: Page) -> list[str]:
    page.wait_for_selector('.pad-result[aria-busy="false"]')
    return page.locator(".pad-table tfoot td").all_inner_texts()


def test_a_card_on_the_table_cannot_be_entered_again(page: Page) -> None:
    page.get_by_role("tab", name="Bo").click()
    page.locator(".pad-picker .pad-kind.species-do").click()
    taken = page.get_by_role("button", name="Dogwood 2: in Ada’s arboretum")
    expect(taken).to_be_disabled()
    expect(page.get_by_role("button", name="Dogwood 5")).to_be_enabled()


def test_two_cards_swap_their_places_and_undo_brings_them_back(page: Page) -> None:
    page.get_by_role("tab", name="Ada").click()
    page.locator('[data-cell="0,0"]').click()
    page.locator('[data-cell="2,0"]').click()
    expect(page.locator('[data-cell="0,0"]')).to_have_attribute("aria-label", "Dogwood 3, row 3, column 2")
    expect(page.locator('[data-cell="2,0"]')).to_have_attribute("aria-label", "Dogwood 1, row 3, column 4")
    page.locator(".pad-undo").click()
    expect(page.locator('[data-cell="0,0"]')).to_have_attribute("aria-label", "Dogwood 1, row 3, column 2")


def test_the_whole_arboretum_moves(page: Page) -> None:
    page.get_by_role("tab", name="Bo").click()
    page.get_by_role("button", name="Move everything right").click()
    page.get_by_role("button", name="Move everything down").click()
    assert cell(page, 1, -1).startswith("Blue Spruce 4")
    assert cell(page, 1, 0).startswith("Blue Spruce 5")
    assert cell(page, 0, 1).startswith("Empty")


def test_what_if_shows_the_difference_and_leaves_the_game_alone(page: Page) -> None:
    before = totals(page)
    page.get_by_role("button", name="What if…?").click()
    page.get_by_role("tab", name="Bo").click()
    page.get_by_role("radio", name="Hand").click()
    page.get_by_role("button", name="Remove Dogwood 4 from the hand").click()
    expect(page.locator(".pad-live")).to_contain_text("Ada: 0 → 4")
    page.get_by_role("tab", name="Result").click()
    expect(page.locator(".pad-difference")).to_have_text("+4")
    page.get_by_role("button", name="Back to the real game").click()
    assert totals(page) == before


def test_a_game_is_shared_as_a_picture_as_text_and_as_a_link_that_reopens_it(page: Page) -> None:
    before = totals(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture").click()
    assert Path(saved.value.path()).read_bytes().startswith(PNG)
    page.get_by_role("button", name="Text").click()
    assert "Dogwood: only Bo may score, with the highest total, 4." in page.evaluate(
        "navigator.clipboard.readText()"
    )
    page.get_by_role("button", name="Link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    page.evaluate("localStorage.clear()")
    page.goto("/scorepad")
    expect(page.locator(".pad-kept")).to_have_count(0)
    page.goto(link)
    page.get_by_role("tab", name="Result").click()
    assert totals(page) == before


def test_names_are_remembered(page: Page) -> None:
    ScorePad(page).leave()
    page.locator('a[href="/scorepad/arboretum"]').click()
    page.wait_for_selector(".pad-setup")
    known = page.locator("#pad-names option").evaluate_all("all => all.map(one => one.value)")
    assert known == ["Ada", "Bo"]


def test_a_game_that_is_not_wanted_any_more_leaves_history_and_statistics(page: Page) -> None:
    ScorePad(page).leave()
    expect(page.locator(".pad-statistics tbody tr")).to_have_count(2)
    page.get_by_role("button", name="Delete the game").click()
    expect(page.locator(".pad-kept")).to_have_count(0)
    expect(page.locator(".pad-statistics")).to_have_count(0)


HOLD = """() => {
  const send = Worker.prototype.postMessage;
  window.held = [];
  Worker.prototype.postMessage = function (...question) { held.push(() => send.apply(this, question)); };
  window.release = () => {
    Worker.prototype.postMessage = send;
    held.forEach((ask) => ask());
  };
}"""


def test_of_what_is_entered_during_a_count_only_the_latest_is_counted(page: Page) -> None:
    counted = totals(page)
    pad = ScorePad(page)
    pad.leave()
    pad.start(TABLE)
    expect(page.locator(".pad-picker")).to_be_visible()
    page.locator("[role=tab]").last.click()
    assert totals(page) == ["0", "0"]
    page.evaluate(HOLD)
    pad.enter(TABLE)
    assert page.evaluate("held.length") == 1
    page.evaluate("release()")
    assert totals(page) == counted
