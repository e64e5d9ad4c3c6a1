"""What somebody who has never played Tree Society sees of it, and on which screens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.played import Played
from tests.browser.table_player import invite

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].map((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(there) || there?.contains(element) || false;
})"""


def society(page: Page, decisions: int = 0, **wishes: Any) -> Played:
    match = Played(page, "tree-society", **wishes)
    match.play(decisions)
    match.show_turn()
    page.wait_for_selector(".society-table .bar.my-turn")
    return match


BROKEN_WORDS = """() => [...document.querySelectorAll(".floor-short span, .fruit-action span")]
  .map((one) => one.firstChild)
  .filter((text) => text?.nodeType === Node.TEXT_NODE && text.parentElement.offsetParent)
  .flatMap((text) => [...text.data.matchAll(/[^\\s\u2011-]+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map((word) => word[0]))"""


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390), (820, 1180)])
def test_guild_cards_tell_their_effects_and_coins_fruit_and_houses_stay_in_sight(
    visit: Visit, width: int, height: int
) -> None:
    page = visit("/", language="uk", width=width, height=height, has_touch=True, is_mobile=True)
    match = society(page, 20, seats=3)
    view = match.state()["view"]
    for row in ("upper", "lower"):
        for name in filter(None, view["guild_market"][row]):
            effects = sum(
                bool(level["effect"] or level["formula"]) for level in view["cards"][name]["levels"]
            )
            shown = page.locator(f'.market [data-card="{name}"] :is(.floor-words, .floor-short):visible')
            told = [text for text in shown.all_inner_texts() if text.strip(" \n!∞")]
            assert len(told) == effects, name
    assert page.evaluate("() => document.documentElement.scrollWidth") == width
    assert page.evaluate(BROKEN_WORDS) == []
    for place in ("top", "bottom"):
        page.evaluate("(top) => scrollTo(0, top ? 0 : document.documentElement.scrollHeight)", place == "top")
        for thing in (".dock .purse", ".dock .unsold .fruit-card", ".dock .guild-name"):
            assert all(page.evaluate(IN_SIGHT, thing)), (place, thing)


def test_one_tap_explains_every_sign_and_the_rule_that_matters_now(visit: Visit) -> None:
    page = visit("/", **PHONE)
    match = society(page)
    for sign, words in {
        "pouch": "Coins you can spend now.",
        "chest": "Coins that move to your pouch",
        "symbols": "One for each symbol",
        "points": "only the highest level",
        "sold": "The fruit you’ve sold, face down.",
        "upper": "These cards cost 1 coin more",
    }.items():
        page.locator(f'[data-sign="{sign}"]').click()
        expect(page.locator(".sign.wanted")).to_contain_text(words)
        expect(page.locator(".sign.wanted")).to_be_in_viewport()
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules and signs").click()
    expect(page.locator(".rule-now")).to_contain_text("sell exactly one of your fruit")
    expect(page.get_by_role("link", name="All the rules")).to_have_attribute("href", "/learn/rules/T9")
    page.keyboard.press("Escape")
    fruit = match.state()["view"]["fruit_market"][0]
    page.locator(f'.fruit-row [data-card="{fruit}"]').click()
    expect(page.locator(".fruit-sheet")).to_contain_text(re.compile("of this type (is|are) face up"))


def test_a_cards_sheet_shows_its_own_drawing_which_no_phone_fetches_before(visit: Visit) -> None:
    page = visit("/", **PHONE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    society(page)
    page.wait_for_load_state("networkidle")
    assert not any("tree-society-large" in address for address in asked)
    card = page.locator(".market .guild-card").first
    card.click()
    drawing = page.locator("dialog .card-drawing")
    expect(drawing.locator("use")).to_have_attribute("href", f"#drawing-{card.get_attribute('data-card')}")
    expect(drawing).to_have_attribute("aria-hidden", "true")
    assert page.evaluate("() => document.querySelector('dialog .card-drawing use').getBBox().width") > 90
    assert sum("tree-society-large" in address for address in asked) == 1


def test_a_card_that_cannot_be_built_says_why_and_does_not_glow(visit: Visit) -> None:
    page = visit("/", **PHONE)
    society(page)
    card = page.locator(".market .guild-card").first
    expect(card).not_to_have_class("choosable")
    card.click()
    expect(page.locator(".why-not")).to_have_text("Not yet: sell one of your fruit first. Rule T12")
    page.keyboard.press("Escape")
    page.locator(".unsold .choosable").first.click()
    page.wait_for_selector(".bar:has-text('build')")
    for name in page.locator(".market .guild-card:not(.choosable)").evaluate_all(
        "(all) => all.map((one) => one.dataset.card)"
    ):
        page.locator(f'.market [data-card="{name}"]').click()
        expect(page.locator(".why-not")).to_contain_text("in your pouch")
        page.keyboard.press("Escape")


def test_taking_a_fruit_waits_for_the_word_and_says_that_it_ends_the_turn(visit: Visit) -> None:
    page = visit("/", **PHONE)
    match = society(page)
    page.locator(".unsold .choosable").first.click()
    page.get_by_role("button", name="Finish building").click()
    expect(page.locator(".sentence")).to_have_text("Your turn: take a fruit to end it")
    before = match.state()["seq"]
    for number in (0, 1):
        page.locator(".fruit-row .fruit-card").nth(number).click()
        expect(page.locator(".fruit-row .fruit-card").nth(number)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".turn-buttons .primary")).to_contain_text("and end your turn")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".fruit-card[aria-pressed]")).to_have_count(0)
    assert match.state()["seq"] == before, "nothing was sent"
    page.locator(".fruit-row .fruit-card").first.click()
    page.locator(".turn-buttons .primary.last").click()
    page.wait_for_selector(f'.society-table:not([data-moment^="{before}."])')


def test_what_somebody_else_decides_is_said_of_them(visit: Visit) -> None:
    host = visit("/new?game=tree-society")
    host.locator(".seat-choice select").select_option("open")
    host.locator(".new-table .primary").click()
    guest = invite(visit, host, ".society-table")
    acting, other = (host, guest) if host.locator(".bar.my-turn").count() else (guest, host)
    expect(acting.locator(".sentence")).to_have_text("Your turn: sell one fruit")
    expect(other.locator(".sentence")).to_contain_text("is selling a fruit")
    state = acting.request.get(f"/api/tables/{acting.url.rsplit('/', 1)[1]}/state").json()
    acting.request.post(
        f"/api/tables/{acting.url.rsplit('/', 1)[1]}/commands",
        data={"type": "play", "command": "c1", "seq": state["seq"], "actions": state["view"]["legal"][:1]},
        headers={"Sec-Fetch-Site": "same-origin"},
    )
    expect(other.locator(".sentence")).to_contain_text("is building")
    expect(other.locator(".prompt")).to_contain_text("may use a fruit action")
    expect(acting.locator(".prompt")).to_contain_text("Fruit action, once this turn")


def test_the_narrowest_phone_shows_the_sign_that_takes_back(visit: Visit) -> None:
    page = visit("/", width=320, height=640)
    match = Played(page, "tree-society")
    match.show_turn()
    sign = page.locator(".turn-buttons button .icon").first
    sign.wait_for()
    box = sign.bounding_box()
    assert box
    assert box["width"] >= 20
