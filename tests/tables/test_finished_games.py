"""Somebody's finished games: all of them, page by page, and only those that were asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import event as hooks
from sqlalchemy import insert, update

from tests.tables.server import Guest, Server, serving
from treetop.records import Record
from treetop.tables.limits import Rate
from treetop.tables.people.ratings import bot_person
from treetop.tables.settings import Limits
from treetop.tables.store import lists
from treetop.tables.store import schema as s


async def resigned(person: Guest, *seats: str, **wish: Any) -> str:
    table = str((await person.open("me", *seats, **wish))["id"])
    await person.post(f"/api/tables/{table}/resign")
    return table


async def end_at(server: Server, moment: int) -> None:
    store = server.app.service.store
    await store.write(lambda c: c.execute(update(s.result).values(at=moment)))


async def test_no_game_is_lost_between_pages_even_if_all_ended_together(
    tmp_path: Path, stored: dict[str, Any], monkeypatch: Any
) -> None:
    monkeypatch.setattr(lists, "PAGE", 3)
    async with serving(tmp_path, **stored) as server:
        olena = await server.guest("Olena")
        played = {await resigned(olena, "bot:random") for _ in range(8)}
        await end_at(server, 1_790_000_000_000)
        found, after = [], None
        while True:
            page = await olena.get(
                f"/api/people/{olena.id}/games", **({} if after is None else {"after": after})
            )
            found += [game["id"] for game in page["games"]]
            after = page["next"]
            if after is None:
                break
        assert len(found) == 8
        assert set(found) == played


async def test_games_are_searched_by_opponent_game_result_and_date(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, sofia = await server.guest("Olena"), await server.guest("Софія")
        lost = await resigned(olena, "bot:random")
        won = (await sofia.open("me", "open"))["id"]
        await olena.join(won)
        await sofia.post(f"/api/tables/{won}/resign")
        society = await resigned(olena, "bot:random", game="tree-society")

        async def games(**query: Any) -> set[str]:
            answer = await olena.get(f"/api/people/{olena.id}/games", **query)
            return {game["id"] for game in answer["games"]}

        assert await games() == {lost, won, society}
        assert await games(opponent="соф") == {won}
        assert await games(opponent="random") == {lost, society}
        assert await games(game="tree-society") == {society}
        assert await games(won="true") == {won}
        assert await games(won="false", game="arboretum") == {lost}
        assert await games(since=server.clock() + 1) == set()
        assert await games(before=server.clock() + 1) == {lost, won, society}


async def test_the_same_games_are_exported_and_private_ones_to_their_people_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        shown = await resigned(olena, "bot:random", public=True)
        hidden = await resigned(olena, "bot:random")

        async def exported(by: Guest) -> set[Any]:
            answer = await by.http.get(f"/api/people/{olena.id}/games.jsonl")
            return {Record.from_json(line).extra["table"] for line in answer.text.splitlines()}

        assert await exported(olena) == {shown, hidden}
        assert await exported(talia) == {shown}


async def test_a_bot_that_has_met_everybody_can_still_be_searched(tmp_path: Path) -> None:
    """A query can't hold as many names as there are guests."""
    async with serving(tmp_path) as server:
        bot = bot_person("arboretum", "random")
        ids = [f"guest{number}" for number in range(3_000)]
        person = {"kind": "guest", "name": "Guest", "epoch": 0, "created": 1}
        played = {"game": "arboretum", "players": 2, "won": False, "at": 1, "score": 0}
        rows = [{"match": id, "seat": 0, "person": id, **played} for id in ids]
        rows += [{"match": id, "seat": 1, "person": bot, **played} for id in ids]
        store = server.app.service.store
        await store.write(lambda c: c.execute(insert(s.person), [{"id": id, **person} for id in ids]))
        await store.write(lambda c: c.execute(insert(s.result), rows))
        stranger = await server.guest("Stranger")
        sizes: list[int] = []
        hooks.listen(store.engine, "before_cursor_execute", lambda *call: sizes.append(len(call[3])))
        assert (await stranger.get(f"/api/people/{bot}/games", opponent="guest"))["games"] == []
        assert 100 < max(sizes) < 2_000


async def test_profiles_and_finished_games_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(readings=Rate(1, 0.001))) as server:
        olena = await server.guest("Olena")
        for path in ("", "/games", "/games.jsonl"):
            codes = [(await olena.http.get(f"/api/people/{olena.id}{path}")).status_code for _ in range(2)]
            assert codes[1] == 429


async def test_a_mark_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        answer = await olena.http.get(f"/api/people/{olena.id}/games", params={"after": "x-y"})
        assert answer.status_code == 400
        assert answer.json()["message"]["id"] == "tables-unreadable"
