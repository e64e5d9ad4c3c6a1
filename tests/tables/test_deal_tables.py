"""Everybody's results of one deal, for those who have played it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.tables.played_deal import on_a_device
from tests.tables.server import Guest, Server, serving
from treetop.games import GAMES
from treetop.games.errors import Malformed
from treetop.tables.bots import deal_game
from treetop.tables.durations import DAY
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store

GAME = next(iter(GAMES))
DATE = "2026-11-16"


def result_of(points: int, place: int = 1) -> dict[str, int]:
    return {"points": points, "place": place, "players": 4}


async def enter(server: Server, person: Guest, game: str = GAME, deal: str = DATE, **result: int) -> None:
    values = {"game": game, "deal": deal, "person": person.id, "at": server.clock(), **result}
    await server.app.service.store.write(lambda c: c.execute(insert(s.deal_result), values))


async def entered(store: Store) -> list[Any]:
    return list(await store.read(lambda c: c.execute(select(s.deal_result)).all()))


def today(server: Server) -> str:
    return server.app.service.deal_tables._open_days()[0]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_on_a_device_comes_to_the_same_on_a_server(game: str) -> None:
    played = on_a_device(game, DATE)
    assert deal_game.play_again(game, DATE, played.commands) == (played.scores, played.seat)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda commands: commands[:-1], id="unfinished"),
        pytest.param(lambda commands: [*commands, commands[-1]], id="too long"),
        pytest.param(lambda commands: [["win"], *commands[1:]], id="no action"),
        pytest.param(lambda commands: commands[1:], id="out of turn"),
        pytest.param(lambda commands: [[*commands[0], *commands[1]], *commands[2:]], id="a peek"),
        pytest.param(lambda commands: [], id="nothing"),
    ],
)
def test_what_could_not_have_been_played_is_refused(change: Any) -> None:
    commands = on_a_device(GAME, DATE).commands
    with pytest.raises(Malformed):
        deal_game.play_again(GAME, DATE, change(commands))


def test_one_days_game_is_none_of_another_day() -> None:
    commands = on_a_device(GAME, DATE).commands
    with pytest.raises(Malformed):
        deal_game.play_again(GAME, "2026-11-17", commands)


async def test_a_result_is_worked_out_by_the_server_and_counts_once(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena, talia = await server.guest("Olena"), await server.guest("Talia")
        day = today(server)
        played = on_a_device(GAME, day)
        points = played.scores[played.seat]
        address = f"/api/deals/{GAME}/{day}"
        await enter(server, talia, deal=day, **result_of(points + 1))
        hidden = {"game": GAME, "deal": day, "count": 1, "mine": None, "results": []}
        assert await olena.get(address) == hidden
        assert (await server.stranger().get(address)).json() == hidden
        table = await olena.post(address, commands=played.commands, points=999)
        assert table["mine"] == {
            "rank": 2,
            "person": {"id": olena.id, "name": "Olena", "kind": "guest"},
            "points": points,
            "place": 1 + sum(score > points for score in played.scores),
            "players": len(played.scores),
        }
        assert [one["person"]["name"] for one in table["results"]] == ["Talia", "Olena"]
        assert table["count"] == 2
        assert await olena.get(address) == table
        assert await olena.post(address, commands=[["something else"]]) == table
        assert len(await entered(server.app.service.store)) == 2


async def test_what_is_sent_is_taken_for_what_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        day = today(server)
        address = f"/api/deals/{GAME}/{day}"
        assert (await server.stranger().post(address, json={"commands": [["x"]]})).status_code == 401
        assert await olena.refused(address, commands=[["win"]]) == (400, "tables-day-unplayable")
        for nonsense in ({}, {"commands": [[]]}, {"commands": [["x" * 65]]}, {"commands": [["x"]] * 501}):
            assert (await olena.http.post(address, json=nonsense)).status_code == 400, nonsense
        for date in ("2026-02-30", "2999-01-01", "2020-01-01"):
            refused = await olena.refused(f"/api/deals/{GAME}/{date}", commands=[["x"]])
            assert refused == (400, "tables-day-closed")
        for name in ("today", "a" * 12, "²" * 4 + "-11-16", f"{day}%0A"):
            path = f"/api/deals/{GAME}/{name}"
            assert (await olena.http.get(path)).status_code == 400, name
            assert (await olena.http.post(path, json={"commands": []})).status_code == 400, name
        assert (await olena.http.post(f"/api/deals/chess/{day}", json={"commands": []})).status_code == 400
        assert await entered(server.app.service.store) == []


async def test_equal_results_share_a_rank_and_whom_one_has_muted_is_not_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, ben, cleo, dan = [await server.guest(name) for name in ("Ann", "Ben", "Cleo", "Dan")]
        for person, points in ((ann, 20), (ben, 30), (cleo, 30), (dan, 20)):
            await enter(server, person, **result_of(points))
        await enter(server, ben, deal="2026-11-15", **result_of(99))
        service = server.app.service
        await service.people.mute(ann.id, ben.id, True)
        table = await ann.get(f"/api/deals/{GAME}/{DATE}")
        assert [(one["person"]["name"], one["rank"]) for one in table["results"]] == [
            ("Cleo", 1),
            ("Ann", 3),
            ("Dan", 3),
        ]
        assert table["count"] == 4


async def test_a_ban_hides_a_result_until_it_runs_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        await enter(server, ann, **result_of(20))
        await enter(server, ben, **result_of(30, place=2))
        service = server.app.service
        until = server.clock() + DAY
        await service.store.write(lambda c: service.sanctions.put(c, "ban", ben.id, until, "words"))
        shown = [(await ann.get(f"/api/deals/{GAME}/{DATE}"))["results"]]
        server.clock.ahead += DAY
        shown.append((await ann.get(f"/api/deals/{GAME}/{DATE}"))["results"])
        assert [[(one["person"]["name"], one["rank"]) for one in results] for results in shown] == [
            [("Ann", 2)],
            [("Ben", 1), ("Ann", 2)],
        ]


async def test_an_account_deleted_while_its_deal_is_played_again_leaves_no_result(
    tmp_path: Path, stored: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, **stored) as server:
        olena = await server.guest("Olena")
        await olena.post("/api/account", name="Olena", password="correct horse")

        async def play_again(*_: object) -> tuple[tuple[int, ...], int]:
            await olena.post("/api/account/delete", password="correct horse")
            return (10, 20), 0

        monkeypatch.setattr(server.app.service.bots, "play_again", play_again)
        table = await olena.post(f"/api/deals/{GAME}/{today(server)}", commands=[["x"]])
        assert (table["count"], table["mine"]) == (0, None)
        assert await entered(server.app.service.store) == []


async def test_results_of_a_day_go_with_their_person_and_end_after_a_month(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        store = server.app.service.store
        account, guest = await server.guest("Olena"), await server.guest("Talia")
        await account.post("/api/account", name="Olena", password="correct horse")
        await enter(server, account, **result_of(10))
        await enter(server, guest, **result_of(20))
        await enter(server, guest, deal="2026-11-15", **result_of(30))
        await guest.post("/api/login", name="Olena", password="correct horse")
        kept = sorted((row.deal, row.points) for row in await entered(store))
        assert kept == [("2026-11-15", 30), (DATE, 10)]
        assert {row.person for row in await entered(store)} == {account.id}
        assert len((await account.get("/api/me/export"))["deals"]) == 2
        ben = await server.guest("Ben")
        await enter(server, ben, **result_of(5))
        await account.post("/api/account/delete", password="correct horse")
        assert [row.person for row in await entered(store)] == [ben.id]
        server.clock.ahead += 31 * DAY
        await server.app.service.caretaker.delete_old()
        assert await entered(store) == []
