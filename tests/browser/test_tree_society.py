"""Whole games of Tree Society in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from statistics import median

import pytest
from playwright.sync_api import expect

from tests.browser import keyboard
from tests.browser.conftest import Visit
from tests.browser.played import Played, play_through, play_together_through
from tests.browser.server import Server
from tests.browser.society_player import SocietyPlayer
from tests.browser.table_player import invite, take_a_seat
from treetop.games.tree_society.deck.reader import shipped_text


def test_two_people_play_a_whole_game(visit: Visit, long: bool) -> None:
    host = visit("/new?game=tree-society")
    host.locator(".seat-choice select").select_option("open")
    host.locator(".new-table .primary").click()
    guest = invite(visit, host, ".society-table")
    players = SocietyPlayer(host, 1), SocietyPlayer(guest, 2)
    play_together_through(*players, times=16, long=long)
    for page in (host, guest):
        expect(page.locator(".society-sheet .verdict")).to_be_visible()
    totals = [page.locator(".society-total").all_inner_texts() for page in (host, guest)]
    assert totals[0] == totals[1]


@pytest.fixture
def own_deck(server: Server) -> Iterator[str]:
    """A deck of the host's own on the server."""
    text = shipped_text("canopy")
    server.decks.mkdir(exist_ok=True)
    file = server.decks / "grandma.toml"
    file.write_text(
        text.replace('key = "chronicle"', 'key = "chronicle"\nname = "Knitting Room"'), encoding="utf-8"
    )
    yield file.stem
    file.unlink()


def test_a_deck_of_ones_own_is_chosen_and_the_guest_reads_the_rules_of_the_table(
    visit: Visit, own_deck: str
) -> None:
    host = visit("/new?game=tree-society")
    host.get_by_label(own_deck).check()
    host.get_by_text("Seven", exact=True).click()
    host.get_by_text("Everybody starts with one guild card").click()
    host.get_by_text("Several days", exact=True).click()
    host.locator(".seat-choice select").select_option("open")
    host.locator(".new-table .primary").click()
    host.wait_for_selector(".lobby")
    guest = visit(host.url)
    expect(guest.locator(".table-rules li")).to_have_text(
        [
            "Off: Everybody starts with one guild card",
            "Guild symbols that end the game: Seven",
            f"Deck: {own_deck}",
            "3 days per turn",
            "Whoever runs out of time loses",
        ]
    )
    take_a_seat(guest)
    guest.wait_for_selector(".society-table")
    guest.get_by_role("button", name="Menu").click()
    expect(guest.locator(".table-rules li")).to_have_count(5)


def test_continuous_and_mandatory_effects_are_marked_on_the_card(visit: Visit) -> None:
    page = visit("/")
    guilds = ["architects", "bankers", "botanists", "explorers"]
    match = Played(page, "tree-society", options={"guilds": guilds})
    view = match.await_turn()["view"]
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".society-table")
    for name in [*view["guild_market"]["upper"], *view["guild_market"]["lower"]]:
        kinds = [level["kind"] for level in reversed(view["cards"][name]["levels"])]
        marks = [MARKS[kind] for kind in kinds if kind in MARKS]
        assert page.locator(f'[data-card="{name}"] .kind-mark:visible').all_inner_texts() == marks


MARKS = {"mandatory": "!", "continuous": "∞"}


def test_a_table_for_friends_is_as_usual_and_rated_only_if_they_say_so(visit: Visit) -> None:
    host = visit("/")
    host.locator(".quick-go button").nth(1).click()
    expect(host.locator(".table-rules")).to_contain_text("The standard rules, with no time limit.")
    host.goto("/")
    host.get_by_label("Rated, without hints").check()
    host.locator(".quick-go button").nth(1).click()
    expect(host.locator(".table-rules li")).to_have_text(["The game is rated; whoever leaves loses"])


def test_the_keyboard_alone_is_enough(visit: Visit, long: bool) -> None:
    page = visit("/")
    keyboard.play_a_bot(page, "tree-society")
    page.wait_for_selector(".society-table")
    player = SocietyPlayer(page, 3, keyboard=True)
    play_through(player, times=16, long=long)
    expect(page.locator(".society-sheet .verdict")).to_be_focused()
    assert median(player.keys) <= 3, player.keys


def test_one_person_plays_three_bots_on_a_phone(visit: Visit, long: bool) -> None:
    page = visit("/", width=320, height=568, has_touch=True, is_mobile=True)
    match = Played(page, "tree-society", seats=4)
    page.goto(f"/t/{match.id}")
    player = SocietyPlayer(page, 6)
    play_through(player, times=16, long=long)
    expect(page.locator(".society-column")).to_have_count(4)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 320


def test_beside_a_crowded_table_the_whole_reason_against_a_typed_action_is_seen(visit: Visit) -> None:
    page = visit("/", language="fr", width=1024, height=640)
    match = Played(page, "tree-society", seats=4)
    match.show_turn()
    line = page.locator("#command")
    line.fill("build gazette 3")
    line.press("Enter")
    expect(page.locator("#command-answer")).not_to_be_empty()
    expect(page.locator("#command-answer")).to_be_in_viewport(ratio=0.95)


def test_a_sale_can_be_taken_back(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "tree-society")
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".bar.my-turn")
    coins = page.locator(".dock .purse .number").first
    before = coins.inner_text()
    page.locator(".unsold .fruit-card.choosable").first.click()
    expect(coins).not_to_have_text(before)
    page.get_by_role("button", name="Take back").click()
    expect(coins).to_have_text(before)


def test_a_finished_game_is_replayed(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "tree-society", seed=4)
    match.to_the_end()
    page.goto(f"/replay/{match.id}")
    page.wait_for_selector(".scene-society")
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".replay-words")).not_to_be_empty()
    said = page.locator(".replay-words").inner_text()
    page.route("**/replay?*", lambda _: None)
    with page.expect_request("**/replay?*"):
        page.get_by_role("button", name="To the end").click()
    expect(page.locator("#step")).to_have_value(str(page.locator("#step").get_attribute("max")))
    expect(page.locator(".replay-words")).to_have_text(said)
    page.unroute("**/replay?*")  # Lets go of what was held.
    expect(page.locator(".replay-words")).not_to_have_text(said)


def test_a_hint_says_what_the_search_would_do_and_why(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "tree-society", hints=True)
    page.goto(f"/t/{match.id}")
    page.wait_for_selector(".bar.my-turn")
    page.get_by_role("button", name="Hint").click()
    why = page.locator(".hint-why")
    expect(why).to_contain_text("of the simulated games from here")
    expect(why).to_contain_text("Expect about")
    expect(why).to_contain_text("Next best: sell")
    assert re.fullmatch(r"Sell an? .+ \(\d+%\)", page.locator(".hint-best").inner_text())
    said = page.locator(".society-table").get_attribute("data-moment")
    page.locator(".hint-best").click()
    page.wait_for_selector(f'.society-table:not([data-moment="{said}"])')
