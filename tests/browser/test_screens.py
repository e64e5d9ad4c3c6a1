"""What people met on screens besides the boards themselves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arboretum_player import ArboretumPlayer
from tests.browser.conftest import Visit
from tests.browser.played import Played
from tests.browser.rooms import finished_game
from tests.browser.score_pad import ScorePad
from tests.browser.test_society_table import PHONE


def table(page: Page, game: str, decisions: int = 0, **wishes: Any) -> None:
    match = Played(page, game, **wishes)
    match.play(decisions)
    match.show_turn()
    page.wait_for_selector(".bar.my-turn")


def test_a_first_game_begins_with_its_goal_and_the_guide_goes_with_the_phases(visit: Visit) -> None:
    page = visit("/", guide=True, **PHONE)
    table(page, "arboretum")
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Most points win.")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("Draw two cards")
    player = ArboretumPlayer(page, 1)
    player.draw("pile")
    player.draw("pile")
    expect(guide).to_contain_text("Plant one card")
    page.reload()
    expect(guide).to_contain_text("Plant one card")
    guide.get_by_role("button", name="Skip the guide").click()
    expect(guide).to_have_count(0)
    table(page, "tree-society")
    expect(guide).to_have_count(0)


@pytest.mark.parametrize(("game", "first"), [("arboretum", "draw"), ("tree-society", "price")])
def test_lessons_begin_with_the_goal_of_the_game_and_fit_a_phone(visit: Visit, game: str, first: str) -> None:
    page = visit(f"/learn/lessons/{game}/{first}", language="uk", width=320, height=640, is_mobile=True)
    expect(page.locator(".learn-goal")).to_contain_text("Перемагає той")
    goal, title = (page.locator(one).bounding_box() for one in (".learn-goal", ".learn-lesson h1"))
    assert goal
    assert title
    assert goal["y"] < title["y"]
    assert page.evaluate("() => document.documentElement.scrollWidth") == 320
    rows = page.locator(".fruit-row .fruit-card").evaluate_all("(all) => all.map((one) => one.offsetTop)")
    assert len(set(rows)) <= 1, "the market's fruit lie in one row"


OUTLINES = "(all) => all.map((one) => getComputedStyle(one).outlineStyle)"


def test_forced_colours_show_what_is_chosen_and_what_can_be(visit: Visit) -> None:
    page = visit("/", forced_colors="active")
    table(page, "arboretum", 2)
    page.locator(".hand .choosable").nth(2).click()
    page.mouse.move(0, 0)
    styles = page.locator(".hand .card").evaluate_all(OUTLINES)
    assert styles.count("solid") == 1
    assert styles.count("dashed") == 8


def test_a_deleted_game_of_the_pad_comes_back_and_a_shared_one_opens_on_its_result(visit: Visit) -> None:
    page = visit("/scorepad", permissions=["clipboard-read", "clipboard-write"])
    pad, game = ScorePad(page), finished_game()
    pad.start(game)
    taken = game["players"][0]["hand"][0]
    pad.enter(game)
    page.get_by_role("button", name="Link", exact=True).click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    page.locator("[role=tab]").first.click()
    page.locator(f".pad-picker .pad-kind.species-{taken[:2]}").click()
    rank = page.locator(".pad-rank").nth(int(taken[2:]) - 1)
    assert rank.evaluate("(it) => getComputedStyle(it).color") == page.evaluate(
        "() => getComputedStyle(document.body).color"
    )
    page.goto("/scorepad")
    page.locator(".pad-kept button").click()
    expect(page.locator(".pad-kept")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".pad-kept")).to_have_count(1)
    other = visit(link)
    expect(other.locator("[role=tab]").last).to_have_attribute("aria-selected", "true")


AT_ITS_END = """() => {
  const { scrollTop, clientHeight, scrollHeight } = document.querySelector(".side .log");
  return scrollTop + clientHeight >= scrollHeight - 2;
}"""


def test_the_log_shows_its_newest_line_when_it_shrinks(visit: Visit) -> None:
    page = visit("/")
    table(page, "tree-society", 20, seats=3)
    log = page.locator(".side .log")
    for height in (900, 640, 800):
        page.set_viewport_size({"width": 1280, "height": height})
        page.wait_for_function(AT_ITS_END)
    expect(log.locator("li").last).to_be_visible()


def test_more_contrast_leaves_no_pale_text(visit: Visit) -> None:
    page = visit("/new", contrast="more")
    page.wait_for_selector(".plate .muted")
    colours = "([one, other]) => [one, other].map((it) => getComputedStyle(document.querySelector(it)).color)"
    muted, ink = page.evaluate(colours, [".plate .muted", "body"])
    assert muted == ink
