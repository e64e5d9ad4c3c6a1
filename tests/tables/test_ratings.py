"""Ratings, profiles and the ladder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.play import people_at, play_out
from tests.tables.server import serving
from treetop.tables.service import promises


async def test_a_finished_match_moves_the_ratings_of_its_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A deal that does not end in a draw.
    monkeypatch.setattr(promises, "new_server_seed", lambda: "ab" * 32)
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, public=True)
        async with olena.sit(table) as one, talia.sit(table) as other:
            last = await play_out([one, other], seed=2)
        assert len(last["result"]["winners"]) == 1
        winner, loser = (olena, talia) if 1 in last["result"]["winners"] else (talia, olena)
        best = await olena.get(f"/api/people/{winner.id}")
        worst = await olena.get(f"/api/people/{loser.id}")
        assert best["ratings"][0]["rating"] > 1000 > worst["ratings"][0]["rating"]
        assert best["ratings"][0]["uncertainty"] < 667
        assert best["results"] == {"games": 1, "wins": 1}
        assert best["opponents"] == [
            {"person": {"id": loser.id, "name": loser.person["name"], "kind": "guest"}, "games": 1, "wins": 1}
        ]
        assert len(best["ratings"][0]["history"]) == 1
        games = await talia.get(f"/api/people/{olena.id}/games")
        assert [game["id"] for game in games["games"]] == [table]


async def test_a_match_with_hints_is_not_rated(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, hints=True)
        async with olena.sit(table) as one, talia.sit(table) as other:
            await play_out([one, other])
        profile = await olena.get(f"/api/people/{olena.id}")
        assert profile["ratings"] == []
        assert profile["results"]["games"] == 1


async def test_private_games_are_shown_to_their_own_people_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            await play_out([one, other])
        assert len((await olena.get(f"/api/people/{olena.id}/games"))["games"]) == 1
        assert (await talia.get(f"/api/people/{olena.id}/games"))["games"] == []


async def test_a_bot_has_a_profile_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        profile = await olena.get("/api/people/bot-arboretum-random")
        assert profile["person"] == {"id": "bot-arboretum-random", "name": "random", "kind": "bot"}
        assert (await olena.http.get("/api/people/nobody")).status_code == 404
