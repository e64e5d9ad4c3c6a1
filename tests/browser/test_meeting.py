"""Meeting people: strangers, friends, invitations, and the games that came of it."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.played import Played

SAME_SITE = {"Sec-Fetch-Site": "same-origin", "Content-Type": "application/json"}


def test_two_strangers_find_each_other_and_play(visit: Visit) -> None:
    one, other = visit("/lobby?game=arboretum"), visit("/lobby?game=arboretum", width=390, height=844)
    one.get_by_role("button", name="Find somebody").click()
    expect(one.locator(".seeking")).to_contain_text("Looking for somebody to play Arboretum")
    other.get_by_role("button", name="Find somebody").click()
    for page in (one, other):
        page.wait_for_selector(".arboretum-table")


def test_whoever_waits_is_in_the_lobby_and_can_be_accepted(visit: Visit) -> None:
    one = visit("/lobby?game=tree-society")
    one.get_by_text("30 min + 15 s").click()
    one.get_by_role("button", name="Find somebody").click()
    one.wait_for_selector(".seeking")
    other = visit("/lobby")
    row = other.locator(".seek")
    expect(row).to_contain_text("Tree Society · 30 min + 15 s · rated")
    row.get_by_role("button", name="Play").click()
    for page in (one, other):
        page.wait_for_selector(".society-table")


def test_whoever_accepts_an_invitation_is_asked_for_a_name(visit: Visit) -> None:
    host = visit("/")
    table = Played(host, "arboretum").post("/api/tables", {"game": "arboretum", "seats": ["me", "open"]})
    guest = visit(f"/t/{table['table']['id']}", width=390, height=844)
    guest.get_by_role("button", name="Sit here").click()
    guest.locator("#my-name").fill("Grandma")
    guest.locator("dialog").get_by_role("button", name="Sit here").click()
    guest.wait_for_selector(".arboretum-table")
    host.goto(f"/t/{table['table']['id']}")
    expect(host.locator(".table")).to_contain_text("Grandma")


def test_play_now_can_be_rated_at_a_tap(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator(".levels")).to_contain_text("Easy")
    page.get_by_label("Rated, without hints").check()
    page.locator(".quick .primary").click()
    page.wait_for_selector(".arboretum-table")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    assert table["rated"]
    assert not table["hints"]


def test_a_link_makes_friends(visit: Visit) -> None:
    one, other = visit("/friends"), visit("/")
    one.wait_for_selector("#friend-name")
    link = one.request.get("/api/friends").json()["link"]
    other.goto(f"/friends/{link}")
    other.get_by_role("button", name="Become friends").click()
    for page in (one, other):
        page.goto("/friends")
        expect(page.locator(".friend")).to_have_count(1)


def test_finished_games_are_searched(visit: Visit) -> None:
    page = visit("/")
    games = [Played(page, name) for name in ("arboretum", "tree-society")]
    for game in games:
        game.post(f"/api/tables/{game.id}/resign", {})
    page.goto(f"/people/{games[0].get('/api/me')['person']['id']}/games")
    expect(page.locator(".table-row")).to_have_count(2)
    page.get_by_label("Game").select_option("tree-society")
    expect(page.locator(".table-row")).to_have_count(1)
    expect(page.locator(".table-row")).to_contain_text("Tree Society")
    page.get_by_label("Result").select_option("Won")
    expect(page.locator(".page")).to_contain_text("No games found.")


def test_a_profile_tells_others_that_it_counts_public_games(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "arboretum", rated=True, public=False)
    match.post(f"/api/tables/{match.id}/resign", {})
    profile = f"/people/{match.get('/api/me')['person']['id']}"
    page.goto(profile)
    expect(page.locator(".page > div").first).to_contain_text("1 game, 0 wins")
    expect(visit(profile).locator(".page > div").first).to_contain_text("0 public games, 0 wins")


def befriended(one: Page, other: Page) -> None:
    """Both have names of their own."""
    for page, name in ((one, "Olena"), (other, "Talia")):
        Played(page, "arboretum").post("/api/me", {"name": name})
        page.evaluate("localStorage['treetop.named'] = 'true'")
    link = one.request.get("/api/friends").json()["link"]
    answer = other.request.post("/api/friends", data={"link": link}, headers=SAME_SITE)
    assert answer.ok


def test_a_friend_who_is_challenged_hears_of_it_anywhere_and_plays(visit: Visit) -> None:
    one, other = visit("/"), visit("/", width=390, height=844)
    befriended(one, other)
    other.goto("/learn")
    one.goto("/friends")
    one.get_by_role("button", name="Play Arboretum").click()
    expect(one.locator(".lobby .seats")).to_contain_text("Waiting for Talia")
    invited = other.locator(".invited")
    expect(invited).to_contain_text("Olena invites you to a game of Arboretum.")
    places = [other.locator(part).first.bounding_box() for part in (".head", ".invited", "main")]
    shown = [place for place in places if place]
    assert len(shown) == 3
    for above, below in pairwise(shown):
        assert above["y"] + above["height"] <= below["y"], "it covers nothing"
    invited.get_by_role("button", name="Play").click()
    for page in (one, other):
        page.wait_for_selector(".arboretum-table")
    table = one.request.get(f"/api/tables/{one.url.rsplit('/', 1)[1]}").json()["table"]
    assert not table["rated"]


def test_a_friend_may_decline_and_the_seat_is_free(visit: Visit) -> None:
    one, other = visit("/"), visit("/learn")
    befriended(one, other)
    other.reload()
    one.goto("/friends")
    one.get_by_role("button", name="Play Tree Society").click()
    other.locator(".invited").get_by_role("button", name="Not now").click()
    expect(one.locator(".notice")).to_contain_text("Talia can’t play now")
    expect(one.locator(".lobby .seats")).to_contain_text("Free seat")
    expect(other.locator(".invited")).to_have_count(0)


def test_a_list_of_tables_names_those_who_sit_and_counts_free_seats(visit: Visit) -> None:
    host = visit("/")
    host.locator(".quick-go button").nth(1).click()
    host.wait_for_selector(".lobby")
    address = host.url[host.url.index("/t/") :]
    host.goto("/")
    row = host.locator(f'.table-row[href="{address}"]')
    expect(row).to_contain_text("1 free seat")
    expect(row).not_to_contain_text("Free seat")


def test_whoever_has_left_the_page_hears_of_a_rematch(visit: Visit) -> None:
    one, other = visit("/"), visit("/")
    befriended(one, other)
    host = Played(one, "arboretum")
    table = host.post("/api/tables", {"game": "arboretum", "seats": ["me", "open"]})["table"]["id"]
    guest = Played(other, "arboretum")
    guest.post(f"/api/tables/{table}/join", {})
    guest.post(f"/api/tables/{table}/resign", {})
    other.goto("/ladder")
    host.post(f"/api/tables/{table}/rematch", {})
    expect(other.locator(".invited")).to_contain_text("Olena wants to play Arboretum with you again.")


def test_friends_play_one_deal_in_turn_by_a_link(visit: Visit) -> None:
    ann = visit("/new?duplicate")
    expect(ann.locator('input[name="duplicate"]')).to_be_checked()
    ignored = ann.get_by_text(re.compile("Allow hints|Rated game|publicly|Spectators|Who goes first"))
    expect(ignored).to_have_count(0)
    ann.locator('input[name="duplicate"]').uncheck()
    expect(ignored).to_have_count(5)
    ann.locator('input[name="duplicate"]').check()
    ann.get_by_role("button", name="Start").click()
    ann.wait_for_url("**/duplicate/*")
    expect(ann.get_by_role("cell", name="Still playing")).to_have_count(1)
    ann.get_by_role("button", name="Go on playing").click()
    ann.wait_for_url("**/t/*")
    ann.go_back()
    ben = visit(ann.url)
    ben.get_by_role("button", name="Play this deal").click()
    ben.locator("#my-name").fill("Ben")
    ben.keyboard.press("Enter")
    ben.wait_for_url("**/t/*")
    ben.goto(ann.url)
    expect(ben.get_by_role("cell", name="Still playing")).to_have_count(2)


def test_a_link_to_no_duplicate_game_leads_home(visit: Visit) -> None:
    page = visit("/duplicate/nothing", expected=("404",))
    expect(page.locator(".lost").get_by_role("link")).to_have_attribute("href", "/")
