"""Arboretum on small screens, by finger, and by typing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.arboretum_player import ArboretumPlayer
from tests.browser.conftest import Visit
from tests.browser.played import Played
from tests.browser.test_society_table import IN_SIGHT, PHONE

SHOWS_ITS_END = """(name) => {
  const end = document.createRange();
  end.selectNodeContents(name.lastChild);
  const { left, right } = end.getBoundingClientRect();
  return left < right && right <= name.getBoundingClientRect().right + 1;
}"""
TURN = 4
"""Decisions in a turn."""


def arboretum(page: Page, turns: int = 0, drawn: int = 0, **wishes: Any) -> Played:
    match = Played(page, "arboretum", **wishes)
    match.play(turns * TURN + drawn)
    match.show_turn()
    page.wait_for_selector(".arboretum-table .bar.my-turn")
    return match


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, card: Locator, to: str) -> None:
    page.mouse.move(*middle(card))
    page.mouse.down()
    x, y = middle(card)
    page.mouse.move(x, y - 20, steps=3)
    page.locator(to).first.wait_for()
    page.mouse.move(*middle(page.locator(to).first), steps=3)
    page.mouse.up()


def test_the_others_are_one_swipe_away_and_show_what_they_planted_last(visit: Visit) -> None:
    page = visit("/", **PHONE)
    match = arboretum(page, 3, 2, seats=3)
    tabs = page.locator(".garden-tabs button")
    expect(tabs.nth(2)).to_contain_text("Squirrel 2")
    assert tabs.nth(2).locator(".seat-name").evaluate(SHOWS_ITS_END)
    expect(tabs).to_have_count(3)
    for place in (1, 2):
        page.locator(".gardens").evaluate("(it, place) => it.scrollTo(place * it.clientWidth, 0)", place)
        expect(tabs.nth(place)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".other").nth(place - 1).locator(".tree.last")).to_be_in_viewport()
    view = match.state()["view"]
    planted = [one["arboretum"] for seat, one in enumerate(view["seats"], 1) if seat != view["seat"]]
    marked = page.locator(".other .tree.last").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert all(card in {tree[0] for tree in trees} for card, trees in zip(marked, planted, strict=True))
    page.locator(".hand .choosable").first.click()
    expect(page.locator(".mine .place").first).to_be_in_viewport()
    tabs.nth(1).click()
    expect(page.locator(".other").first).to_be_in_viewport(ratio=0.9)


def test_a_phone_shows_every_species_the_drawn_cards_and_my_discards_first(visit: Visit) -> None:
    page = visit("/", width=320, height=640, has_touch=True, is_mobile=True)
    match = arboretum(page, 2, 2, seats=3, hints=True)
    expect(page.locator(".species-chip")).to_have_count(8)
    assert all(page.evaluate(IN_SIGHT, ".species-chip"))
    drawn = page.locator(".hand .card.drawn")
    expect(drawn).to_have_count(2)
    assert all("just drawn" in str(card.get_attribute("aria-label")) for card in drawn.all())
    seat = match.state()["view"]["seat"]
    assert page.locator(".pile [data-pile]").nth(1).get_attribute("data-pile") == f"discard-{seat}"
    assert page.evaluate("() => document.documentElement.scrollWidth") == 320
    page.get_by_role("button", name="Where the cards are").click()
    rows = page.locator(".knowledge tbody tr")
    expect(rows).to_have_count(8)
    assert {round(row.bounding_box()["height"]) for row in rows.all()} == {34}  # type: ignore[index]


def test_board_and_hand_are_seen_together_on_a_phone_held_sideways(visit: Visit) -> None:
    page = visit("/", width=844, height=390, has_touch=True, is_mobile=True)
    arboretum(page, 4, 2, seats=3)
    expect(page.locator(".hand .card")).to_have_count(9)
    assert len({round(middle(card)[1]) for card in page.locator(".hand .card").all()}) == 1
    page.locator(".hand .choosable").nth(4).click()
    page.locator(".mine .place").first.wait_for()
    assert page.evaluate("() => document.documentElement.scrollHeight") == 390
    for thing in (".hand .card", ".mine .tree.card", ".piles [data-pile]", ".turn-buttons .primary"):
        assert all(page.evaluate(IN_SIGHT, thing)), thing


def test_cards_are_carried_from_the_pile_to_the_arboretum_and_to_the_discards(visit: Visit) -> None:
    page = visit("/")
    match = arboretum(page, 1, 1)
    carry(page, page.locator('[data-pile="pile"]'), ".my-hand .card")
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(9)
    carry(page, cards.first, ".mine .place")
    expect(page.locator(".mine .tree.fresh")).to_have_count(1)
    expect(cards).to_have_count(8)
    seat = match.state()["view"]["seat"]
    carry(page, cards.first, f'[data-pile="discard-{seat}"]')
    expect(cards).to_have_count(7)
    expect(page.locator(".turn-buttons .primary.last")).to_be_enabled()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_nothing_jumps_in_the_course_of_a_turn(visit: Visit, width: int, height: int) -> None:
    page = visit("/", width=width, height=height)
    arboretum(page, 2, hints=True)
    page.wait_for_selector(".hint")
    player = ArboretumPlayer(page, 3)
    tops = set()
    for step in (player.draw, player.draw, player.choose, player.discard):
        tops.add(str([page.locator(one).evaluate(TOP) for one in (".mine", ".piles", ".my-hand", ".doing")]))
        step()
        if step == player.choose:
            page.locator(".mine .place").first.click()
            expect(page.locator(".hand .card")).to_have_count(8)
    assert len(tops) == 1, tops


TOP = "(element) => Math.round(element.getBoundingClientRect().top)"


def test_an_open_hint_covers_no_card_of_the_hand(visit: Visit) -> None:
    page = visit("/", **PHONE)
    arboretum(page, 5, 2, hints=True)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint-why")
    page.wait_for_function(f"(cards) => ({IN_SIGHT})(cards).every(Boolean)", arg=".hand .card")


def test_the_scoring_keeps_its_button_in_one_place_and_is_shown_once(visit: Visit) -> None:
    page = visit("/", **PHONE)
    match = Played(page, "arboretum", seed=8)
    match.to_the_end()
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".reveal")
    wheres = set()
    while page.locator(".reveal").count():
        wheres.add(middle(page.locator(".reveal-turn .primary")))
        page.locator(".reveal-turn .primary").click()
    assert len(wheres) == 1
    page.reload()
    expect(page.locator(".score-sheet .verdict")).to_be_visible()
    expect(page.locator(".reveal")).to_have_count(0)
    page.get_by_role("link", name="Replay: where it was won").click()
    expect(page.locator(".prospects")).to_be_in_viewport()


def test_keys_go_on_where_something_can_be_done_and_a_turn_can_be_typed(visit: Visit) -> None:
    page = visit("/")
    arboretum(page)
    page.locator('[data-pile="pile"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card")).to_have_count(8)
    expect(page.locator(".turn-buttons .primary")).to_be_focused()
    line = page.locator("#command")
    line.fill("finish")
    line.press("Enter")
    expect(page.locator("#command-answer")).to_have_text("Your turn isn’t complete yet.")
    line.fill("draw pile")
    line.press("Enter")
    expect(page.locator(".hand .card")).to_have_count(9)
    for action, left in (("plant {} 0,0", 8), ("back", 9), ("plant {} 0,0", 8), ("discard {}", 7)):
        line.fill(action.format(page.locator(".hand .card").first.get_attribute("data-card")))
        line.press("Enter")
        expect(page.locator(".hand .card")).to_have_count(left)
        expect(line).to_be_focused()
    expect(line).to_have_attribute("placeholder", "finish")
    line.fill("finish")
    line.press("Enter")
    expect(page.locator(".mine .tree.card:not(.fresh)")).to_have_count(1)


def test_the_signs_of_the_table_are_explained_beside_the_rule_that_matters_now(visit: Visit) -> None:
    page = visit("/", **PHONE)
    arboretum(page)
    page.get_by_role("button", name="Rules and signs").click()
    expect(page.locator(".rule-now")).to_contain_text("Draw two")
    signs = page.locator("dialog .sign")
    expect(signs).to_have_count(12)
    expect(signs.filter(has_text="Card struck through")).to_contain_text("counts as 0")
    beyond = """() => [...document.querySelectorAll("dialog .sign")].filter((sign) => {
      const words = sign.querySelector("dt").getBoundingClientRect();
      const drawn = [...sign.querySelectorAll(".sign-picture *")].map((one) => one.getBoundingClientRect());
      return drawn.some(({ right }) => right > words.left + 1);
    }).map((sign) => sign.textContent)"""
    assert page.evaluate(beyond) == []
    missing = """() => [...document.querySelectorAll("dialog use")].map((use) => use.getAttribute("href"))
      .filter((drawing) => !document.querySelector(drawing))"""
    assert page.evaluate(missing) == []
