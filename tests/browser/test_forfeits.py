"""The ways out of a game: each asks once, does what it says, and says when."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.played import Played
from tests.browser.test_table_states import together


def test_resigning_is_asked_once_and_ends_the_game(visit: Visit) -> None:
    host, guest, _ = together(visit)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Resign").click()
    expect(host.locator("dialog")).to_contain_text("it counts for your rating")
    host.get_by_role("button", name="Play on").click()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Resign").click()
    host.locator("dialog .primary").click()
    winner = guest.evaluate("fetch('/api/me').then((answer) => answer.json())")["person"]["name"]
    expect(host.locator(".vote")).to_contain_text("You resign.")
    expect(guest.locator(".vote")).to_contain_text("resigns.")
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1)).to_have_text(f"{winner} wins!")
        expect(page.locator(".choosable")).to_have_count(0)
        expect(page.locator(".vote").get_by_role("link", name="Replay")).to_be_visible()
    guest.locator(".vote").get_by_role("button", name="Play again").click()
    guest.wait_for_selector(".lobby")


def test_leaving_a_game_with_bots_asks_and_leaves(visit: Visit) -> None:
    page = visit("/", width=390, height=844)
    match = Played(page, "tree-society", hints=True)
    page.goto(f"/t/{match.id}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    expect(page.locator("dialog")).to_contain_text("the bots win")
    page.locator("dialog .primary").click()
    page.wait_for_selector(".quick")
    assert match.state()["table"]["state"] == "finished"
    expect(page.locator(f'a[href="/t/{match.id}"]')).to_have_count(0)


def test_a_table_of_bots_can_be_deleted(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "arboretum", hints=True)
    page.goto(f"/t/{match.id}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Delete this table").click()
    page.locator("dialog .primary").click()
    page.wait_for_selector(".quick")
    assert page.request.get(f"/api/tables/{match.id}").status == 404


def test_the_others_are_told_when_a_bot_may_play_for_somebody_who_is_away(visit: Visit) -> None:
    host, guest, _ = together(visit)
    guest.close()
    line = host.locator(".vote")
    expect(line).to_contain_text("is offline. You can claim the win in 0:")
    expect(line.get_by_role("button")).to_have_count(0)
    host.evaluate("const real = Date.now; Date.now = () => real() + 61_000")
    expect(line.get_by_role("button", name="Claim the win")).to_be_visible()


def test_whoever_comes_back_takes_their_seat_from_the_bot_that_played_for_them(visit: Visit) -> None:
    host, guest = visit("/"), visit("/")
    match = Played(host, "arboretum")
    wish = {"game": "arboretum", "seats": ["me", "open"], "order": "seated", "rated": False}
    table = match.post("/api/tables", wish)["table"]["id"]
    away = Played(guest, "arboretum")
    away.post(f"/api/tables/{table}/join", {})
    away.post(f"/api/tables/{table}/leave", {})
    match.post(f"/api/tables/{table}/vote", {"about": "bot", "agree": True, "seat": 2})
    guest.goto(f"/t/{table}")
    expect(guest.get_by_role("heading", level=1)).to_have_text("A bot is playing for you")
    expect(guest.locator(".bar.my-turn")).to_have_count(0)
    guest.locator(".vote").get_by_role("button", name="I’m back").click()
    expect(guest.get_by_role("heading", level=1)).not_to_have_text("A bot is playing for you")
    expect(guest.get_by_role("button", name="I’m back")).to_have_count(0)
    assert not match.get(f"/api/tables/{table}")["table"]["seats"][1]["away"]


def test_the_host_chooses_that_time_loses_the_game(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_text("For the whole game", exact=True).click()
    page.locator(".new-table > .primary").click()
    page.wait_for_selector(".arboretum-table .clock")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    assert table["clock"]["at_zero"] == "lose"
    assert table["rated"]
