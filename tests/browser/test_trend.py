"""A person's own page shows how much they give away from game to game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.played import Played

PHASES = [
    {"phase": "draw", "decisions": 20, "loss": 0.2, "stake": 10.0},
    {"phase": "plant", "decisions": 10, "loss": 0.3, "stake": 10.0},
]


def review(route: Route) -> None:
    """As a server tells it; working it out takes seconds, and is tested elsewhere."""
    account: dict[str, Any] = {"level": 2.5, "phases": PHASES}
    route.fulfill(body=json.dumps({"decisions": [], "accounts": [account, account]}))


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
