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
