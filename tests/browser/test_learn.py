"""Lessons and rules in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from treetop.locales import LANGUAGES, PSEUDO, Language


def test_a_lesson_says_what_was_missed_and_can_be_tried_again(visit: Visit) -> None:
    page = visit("/learn/lessons/arboretum/best", width=360, height=740)
    page.locator(".learn-hand [data-card=oa7]").click()
    page.locator('[data-place="4,0"]').click()
    expect(page.locator(".learn-words.missed")).to_be_visible()
    page.locator(".learn-words .primary").click()
    page.locator(".learn-hand [data-card=oa7]").click()
    page.locator('[data-place="0,3"]').click()
    expect(page.locator(".learn-words.finished")).to_be_visible()
    page.goto("/learn")
    expect(page.locator(".learn-done")).to_have_count(1)


def test_the_keyboard_alone_plays_a_lesson(visit: Visit) -> None:
    page = visit("/learn/lessons/arboretum/tie")
    card = page.locator(".learn-hand [data-card=ma2]")
    asked = page.locator(".learn-ask").inner_text()
    expect(page.locator("div.heard[role=status]")).to_contain_text(asked)
    page.locator(".learn-hand .card[tabindex='0']").focus()
    while not card.evaluate("card => card === document.activeElement"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".learn-words.finished")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_in_every_language(visit: Visit, language: str) -> None:
    page = visit("/learn/lessons/tree-society/price", language=language)
    expect(page.locator(".learn-ask")).to_have_text(
        Language(language).say("tree-society-learn-lesson-price-ask-1")
    )
    page.locator(".unsold [data-card=apple-01]").click()
    expect(page.locator(".learn-words.finished")).to_be_visible()


def test_an_example_beside_a_rule_answers_a_touch(visit: Visit) -> None:
    page = visit("/learn/rules/A10")
    example = page.locator("#rule-A10")
    expect(example.locator(".learn-verdict")).to_have_text("Player 1: 4, may score · Player 2: 0")
    example.locator(".learn-cards .card").first.click()
    expect(example.locator(".learn-verdict")).to_have_text("Player 1: 3 · Player 2: 8, may score")


def test_the_price_of_a_fruit_falls_when_another_of_its_type_goes(visit: Visit) -> None:
    fruit = visit("/learn/rules/T9").locator("#rule-T9 .learn-fruit button")
    expect(fruit.first).to_have_attribute("aria-label", "Apple: 4 coins")
    fruit.nth(1).click()
    expect(fruit.first).to_have_attribute("aria-label", "Apple: 3 coins")


def test_no_reduction_touches_the_coin_of_the_upper_row(visit: Visit) -> None:
    example = visit("/learn/rules/T13").locator("#rule-T13")
    expect(example.locator(".learn-verdict")).to_have_text("It costs 4 coins.")
    example.get_by_role("button", name="Cost −2").click()
    expect(example.locator(".learn-verdict")).to_have_text("It costs 2 coins.")


def test_the_pouch_is_cut_before_the_chest_is_emptied_into_it(visit: Visit) -> None:
    example = visit("/learn/rules/T19").locator("#rule-T19")
    verdict = example.locator(".learn-verdict")
    expect(verdict).to_have_text("You start your next turn with 4 coins in your pouch.")
    example.get_by_role("button", name="More: Chest").click()
    expect(verdict).to_have_text("You start your next turn with 5 coins in your pouch.")


def test_a_house_counts_more_when_more_was_sold(visit: Visit) -> None:
    example = visit("/learn/rules/T24").locator("#rule-T24")
    expect(example.locator(".learn-verdict")).to_contain_text("Player 2 wins.")
    example.get_by_role("button", name="More: Sold").first.click()
    expect(example.locator(".learn-verdict")).to_contain_text("Player 1 wins.")


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_every_rule_has_something_to_touch(visit: Visit, game: str) -> None:
    page = visit(f"/learn/rules/{game}", width=360, height=740)
    rules = page.locator(".learn-rule")
    expect(rules.first).to_be_visible()
    for number in range(rules.count()):
        expect(rules.nth(number).locator(".learn-try button").first).to_be_attached()


@pytest.mark.parametrize(
    ("path", "settled"),
    [
        ("/", ".quick"),
        ("/new?game=arboretum", ".new-table"),
        ("/settings", ".settings-form"),
        ("/learn", ".learn-list"),
        ("/learn/rules/arboretum", ".learn-verdict"),
        ("/learn/rules/tree-society", ".learn-verdict"),
        ("/learn/lessons/tree-society/build", ".learn-ask"),
        ("/scorepad", "main h1"),
        ("/scorepad/arboretum", ".pad-setup"),
        ("/scorepad/tree-society", ".pad-setup"),
    ],
)
def test_longer_words_fit_on_the_narrowest_phone(visit: Visit, path: str, settled: str) -> None:
    page = visit(f"{path}{'&' if '?' in path else '?'}language={PSEUDO}", width=320, height=640)
    page.wait_for_selector(settled)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_rulebooks_differ_in_points_that_lead_to_their_rules(visit: Visit) -> None:
    page = visit("/learn/differences")
    points = page.locator("article")
    expect(points).to_have_count(26)
    for number in range(points.count()):
        expect(points.nth(number).locator('a[href^="/learn/rules/"]')).to_have_count(1)
