"""A person's own page shows how much they give away from game to game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.played import Played
from tests.players.test_percents import SHARES
from treetop.players.percents import whole_percents

PHASES = [
    {"phase": "draw", "decisions": 20, "loss": 0.2, "stake": 10.0},
    {"phase": "plant", "decisions": 10, "loss": 0.3, "stake": 10.0},
]


def review(route: Route) -> None:
    """As a server tells it; working it out takes seconds, and is tested elsewhere."""
    account: dict[str, Any] = {"level": 2.5, "phases": PHASES}
    route.fulfill(body=json.dumps({"decisions": [], "accounts": [account, account]}))


def answer(page: Page, end_of_address: str, told: Any) -> None:
    page.context.route(lambda url: url.endswith(end_of_address), lambda route: route.fulfill(json=told))


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 320)])
def test_games_are_reviewed_from_the_own_page_and_their_mistakes_shown_by_phase(
    visit: Visit, theme: str, width: int
) -> None:
    page = visit("/", theme=theme, width=width)
    match = Played(page, "arboretum")
    match.post(f"/api/tables/{match.id}/resign", {})
    other = Played(page, "arboretum")
    other.to_the_end()
    page.context.route("**/decisions", review)
    page.goto(f"/people/{match.get('/api/me')['person']['id']}")
    trend = page.locator(".trend")
    expect(trend).to_contain_text("0 of 1 games reviewed")
    trend.get_by_role("button", name="Review the rest").click()
    expect(trend).to_contain_text("1 of 1 games reviewed")
    columns = ["Game", "All", "Drawing", "Planting", "Level played"]
    expect(trend.get_by_role("columnheader")).to_have_text(columns)
    expect(trend.get_by_role("cell")).to_have_text(["2.5%", "2%", "3%", "2.5"])
    expect(trend.get_by_role("button", name="Review the rest")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.reload()
    expect(trend).to_contain_text("1 of 1 games reviewed")


AT_ONCE = """() => {
  const wait = setTimeout;
  window.setTimeout = (then, ms) => wait(then, ms === 5000 ? 0 : ms);
}"""
"""Nobody waits until the server allows another review."""


def test_only_the_reader_s_own_games_are_reviewed_and_a_refusal_stops_none_of_the_others(
    visit: Visit,
) -> None:
    page = visit("/", expected=("429", "500"))
    match = Played(page, "arboretum")
    match.post(f"/api/tables/{match.id}/resign", {})
    me = match.get("/api/me")["person"]["id"]
    (game,) = match.get(f"/api/people/{me}/games")["games"]
    game["result"].pop("forfeit")
    seat = game["my_seat"] - 1
    by_a_bot = [
        {**one, "away": True, "player": "search"} if index == seat else one
        for index, one in enumerate(game["seats"])
    ]
    games = [{**game, "id": id} for id in ("broken", "busy", "good")]
    games.append({**game, "id": "by-a-bot", "seats": by_a_bot})
    page.context.route(f"**/people/{me}/games", lambda route: route.fulfill(json={"games": games}))
    page.context.route("**/decisions", review)
    page.context.route("**/broken/decisions", lambda route: route.fulfill(status=500))
    page.context.route("**/busy/decisions", lambda route: route.fulfill(status=429), times=1)
    page.goto(f"/people/{me}")
    trend = page.locator(".trend")
    expect(trend).to_contain_text("0 of 3 games reviewed")
    page.evaluate(AT_ONCE)
    trend.get_by_role("button", name="Review the rest").click()
    expect(trend).to_contain_text("2 of 3 games reviewed")
    expect(trend.get_by_role("button", name="Review the rest")).to_be_visible()


def test_all_pages_of_games_count_and_phases_keep_the_order_of_a_turn(visit: Visit) -> None:
    page = visit("/")
    match = Played(page, "arboretum")
    match.post(f"/api/tables/{match.id}/resign", {})
    me = match.get("/api/me")["person"]["id"]
    (game,) = match.get(f"/api/people/{me}/games")["games"]
    game["result"].pop("forfeit")
    pages = {"": ("a", "7-b"), "?after=7-b": ("b", "5-c"), "?after=5-c": ("c", None)}
    for query, (id, next) in pages.items():
        answer(page, f"/people/{me}/games{query}", {"games": [{**game, "id": id}], "next": next})
    whole = [
        {"phase": phase, "decisions": 1, "loss": 0.1, "stake": 1.0} for phase in ("draw", "plant", "discard")
    ]
    for id, phases in (("a", whole[1:]), ("b", whole), ("c", whole[1:])):
        account = {"level": 2.5, "phases": phases}
        answer(page, f"/{id}/decisions", {"decisions": [], "accounts": [account, account]})
    page.goto(f"/people/{me}")
    trend = page.locator(".trend")
    expect(trend).to_contain_text("0 of 3 games reviewed")
    trend.get_by_role("button", name="Review the rest").click()
    expect(trend).to_contain_text("3 of 3 games reviewed")
    columns = ["Game", "All", "Drawing", "Planting", "Discarding", "Level played"]
    expect(trend.get_by_role("columnheader")).to_have_text(columns)


LIKE = """async (reviews) => {
  localStorage["treetop.reviewed"] = JSON.stringify(reviews);
}"""


def test_a_bot_plays_like_the_reader_once_a_game_has_been_reviewed(visit: Visit) -> None:
    page = visit("/", language="en")
    opponents = page.get_by_role("group", name="Play against")
    unknown = page.get_by_text("Once you’ve reviewed one of your games")
    expect(unknown).to_be_visible()
    expect(opponents.get_by_label("Like me")).to_have_count(0)
    levels = {"new": ("arboretum", 9, 2.8), "old": ("arboretum", 8, 2.0), "other": ("tree-society", 9, 4.0)}
    reviews = {
        id: {"game": game, "ended": ended, "level": level, "phases": []}
        for id, (game, ended, level) in levels.items()
    }
    page.evaluate(LIKE, reviews)
    page.reload()
    opponents.get_by_label("Like me").press("Space")
    expect(opponents).to_contain_text("which your last reviewed games put at 2.4")
    expect(unknown).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".arboretum-table")).to_contain_text("Mockingbird")
    page.goto("/new?game=arboretum")
    page.get_by_label("Seat 2").select_option("bot:like-2.4")
    expect(page.get_by_text("which your last reviewed games put at 2.4")).to_be_visible()


PERCENTS = """async (cases) => {
  const { wholePercents } = await import("treetop/percents.js");
  return cases.map(([shares, total]) => wholePercents(shares, total));
}"""


def test_shares_add_up_in_the_browser_as_in_python(visit: Visit) -> None:
    found = visit("/privacy").evaluate(PERCENTS, SHARES)
    assert found == [whole_percents(shares, total) for shares, total in SHARES]


OWN = """async (stories) => {
  const { keepStory } = await import("treetop/local/store.js");
  const { ownTables } = await import("treetop/local/house.js");
  localStorage["treetop.adopted"] = JSON.stringify({ guest: "ann" });
  for (const [id, people] of Object.entries(stories))
    await keepStory({ id, reader: people[0], people, changed: 1, card: { id }, rows: [] });
  const ids = async (who) => (await ownTables(who)).map(({ id }) => id).sort();
  return [await ids("ann"), await ids("bob")];
}"""


def test_somebody_else_on_the_same_device_has_other_games(visit: Visit) -> None:
    """Whatever a guest has played belongs to the account; what nobody has, to the first who looks."""
    stories = {
        "of-ann": ["ann"],
        "of-bob": ["bob"],
        "of-a-guest": ["guest"],
        "of-nobody": ["here"],
        "of-two": ["here-1", "here-2"],
    }
    found = visit("/privacy").evaluate(OWN, stories)  # where no games are listed
    assert found == [["of-a-guest", "of-ann", "of-nobody"], ["of-bob"]]
