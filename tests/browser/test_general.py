"""A game without a browser module of its own is played at the general table.

Our own games bring theirs, so these pages are told that they do not.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.played import Played

ALMOST_OVER = 4 * 8


NOT_NEEDED = "was preloaded using link preload but not used"
"""The server doesn't know what these pages are told."""

HIDE_MODULES = """
new MutationObserver(() => {
  document.querySelector('meta[name="treetop-games"]')?.setAttribute("content", "");
}).observe(document, { childList: true, subtree: true });
"""


def general_table(visit: Visit, game: str, **more: object) -> tuple[Page, Played]:
    page = visit("/", expected=(NOT_NEEDED,), **more)
    match = Played(page, game, hints=True)
    page.add_init_script(HIDE_MODULES)
    return page, match


def decide(page: Page) -> None:
    """Take the first action that is offered, or commit what was planned."""
    page.locator(
        ".general-actions button, .turn-buttons .primary:not(:disabled), .final-turn-buttons"
    ).first.wait_for()
    if page.locator(".final-turn-buttons").count():
        return
    table = page.locator(".general-table")
    before = table.get_attribute("data-moment")
    page.locator(".general-actions button, .turn-buttons .primary:not(:disabled)").first.click()
    expect(table).not_to_have_attribute("data-moment", before or "")


@pytest.mark.parametrize("width", [390, 1280])
def test_a_game_is_played_to_its_end_and_replayed(visit: Visit, width: int) -> None:
    page, match = general_table(visit, "arboretum", width=width)
    match.play(ALMOST_OVER)
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".general-table .bar.my-turn")
    while not page.locator(".final-turn-buttons").count():
        decide(page)
    expect(page.locator("dialog .verdict")).to_be_visible()
    scores = match.state()["table"]["result"]["scores"]
    expect(page.locator("dialog tbody td")).to_have_text([str(score) for score in scores])
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".general-scene .facts")
    page.locator("#review").evaluate("(one) => one.scrollIntoView()")
    page.wait_for_selector(".prospects")


def test_a_planned_action_is_taken_back(visit: Visit) -> None:
    page, match = general_table(visit, "arboretum")
    match.play(2)
    page.goto(f"/t/{match.id}")
    plant = page.locator(".general-actions button").first
    expect(plant).to_have_text(re.compile("^plant "))
    plant.click()
    expect(page.locator(".general-actions button").first).to_have_text(re.compile("^discard "))
    page.get_by_role("button", name="Take back").click()
    expect(plant).to_have_text(re.compile("^plant "))


def test_actions_are_named_in_the_words_of_the_game(visit: Visit) -> None:
    page, match = general_table(visit, "tree-society")
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".general-table .bar.my-turn")
    legal = match.state()["view"]["legal"]
    shown = page.locator(".general-actions button").all_inner_texts()
    assert len(shown) == len(legal)
    assert not set(shown) & set(legal)
    expect(page.locator(".log")).not_to_be_empty()


def test_a_game_without_a_picture_has_ours_among_the_new_tables(visit: Visit) -> None:
    page, _ = general_table(visit, "arboretum")
    page.goto("/new")
    page.wait_for_selector(".plate")
    expect(page.locator(".plate-picture .plate-logo")).to_have_count(page.locator(".plate").count())
