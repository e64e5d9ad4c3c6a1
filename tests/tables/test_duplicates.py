"""Duplicate games: one deal, played by several people in turn, each from the same seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.tables.server import Guest, Server, serving
from treetop.games import GAMES
from treetop.records import Record
from treetop.records.verification import verify

SEATS = ["bot:random", "me"]


async def opened(person: Guest, **wish: Any) -> Any:
    promise = (await person.post("/api/promises"))["commitment"]
    said = {"game": "arboretum", "seats": SEATS, "salt": "ab", "commitment": promise, **wish}
    return (await person.post("/api/duplicates", **said))["table"]


async def attempt(person: Guest, group: str) -> Any:
    return (await person.post(f"/api/duplicates/{group}/play"))["table"]


def deal_of(server: Server, table: str) -> Any:
    live = server.app.service.hall.at_hand(table)
    assert live is not None
    return live.match.deal()


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_gets_the_same_deal_from_the_same_seat(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        first = await opened(ann, game=game)
        second = await attempt(ben, first["duplicate"])
        assert second["id"] != first["id"]
        assert first["my_seat"] == second["my_seat"] == 2
        assert first["fairness"] == second["fairness"]
        assert deal_of(server, first["id"]) == deal_of(server, second["id"])
        assert (await attempt(ben, first["duplicate"]))["id"] == second["id"]


async def test_nobody_sees_anothers_play_or_points_before_the_end_of_their_own(
    tmp_path: Path, stored: dict[str, Any]
) -> None:
    async with serving(tmp_path, **stored) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        first = await opened(ann, public=True, spectators="yes", hints=True)
        group = first["duplicate"]
        second = await attempt(ben, group)
        await ann.post(f"/api/tables/{first['id']}/resign")
        shown = await ben.get(f"/api/duplicates/{group}")
        assert (shown["mine"], shown["over"]) == (second["id"], False)
        assert [(one["person"]["name"], one["over"], one["points"]) for one in shown["attempts"]] == [
            ("Ann", True, None),
            ("Ben", False, None),
        ]
        assert first["id"] not in str(shown)
        for path in ("", "/record", "/replay", "/state", "/fairness"):
            assert (await ann.http.get(f"/api/tables/{first['id']}{path}")).status_code == 200, path
            assert (await ben.http.get(f"/api/tables/{first['id']}{path}")).status_code == 404, path
        stranger = (await server.stranger().get(f"/api/duplicates/{group}")).json()
        assert {one["points"] for one in stranger["attempts"]} == {None}
        assert (await ann.get(f"/api/people/{ann.id}/games"))["games"] != []
        assert (await ben.get(f"/api/people/{ann.id}/games"))["games"] == []
        await ben.post(f"/api/tables/{second['id']}/resign")
        shown = await ben.get(f"/api/duplicates/{group}")
        assert shown["over"]
        assert all(isinstance(one["points"], int) for one in shown["attempts"])


async def test_whoever_asks_twice_at_once_gets_one_attempt(tmp_path: Path, stored: dict[str, Any]) -> None:
    async with serving(tmp_path, **stored) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        group = (await opened(ann))["duplicate"]
        attempts = await asyncio.gather(*(attempt(ben, group) for _ in range(8)))
        assert len({one["id"] for one in attempts}) == 1
        assert len((await ben.get(f"/api/duplicates/{group}"))["attempts"]) == 2


async def test_whoever_gives_up_comes_last(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.guest("Ann")
        first = await opened(ann)
        await ann.post(f"/api/tables/{first['id']}/resign")
        (mine,) = (await ann.get(f"/api/duplicates/{first['duplicate']}"))["attempts"]
        assert (mine["place"], mine["players"], mine["forfeit"]) == (2, 2, True)


async def test_a_finished_attempt_is_still_ones_own_after_logging_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        owner, guest = await server.guest("Ann"), await server.guest("Ben")
        await owner.post("/api/account", name="Ann of the Orchard", password="seven green apples")
        first = await opened(guest)
        await guest.post(f"/api/tables/{first['id']}/resign")
        await guest.post("/api/login", name="Ann of the Orchard", password="seven green apples")
        assert (await attempt(guest, first["duplicate"]))["id"] == first["id"]
        assert (await guest.http.get(f"/api/tables/{first['id']}/record")).status_code == 200


async def test_every_attempt_can_be_verified(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        first = await opened(ann)
        second = await attempt(ben, first["duplicate"])
        await ben.post(f"/api/tables/{second['id']}/resign")
        record = Record.from_facts(await ben.get(f"/api/tables/{second['id']}/record"))
        assert record.extra["fairness"]["salts"] == ["ab"]
        verify(record)


async def test_an_attempt_is_one_and_stays(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.guest("Ann")
        first = await opened(ann)
        await ann.post(f"/api/tables/{first['id']}/resign")
        answer = await ann.http.request("DELETE", f"/api/tables/{first['id']}", json={})
        assert answer.json()["message"]["id"] == "tables-delete-duplicate"
        assert (await attempt(ann, first["duplicate"]))["id"] == first["id"]
        again = (await ann.post(f"/api/tables/{first['id']}/rematch"))["table"]
        assert again["duplicate"] is None
        assert deal_of(server, again["id"]) != deal_of(server, first["id"])


async def test_a_deal_outlives_the_account_of_whoever_began_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, ben, cleo = [await server.guest(name) for name in ("Ann", "Ben", "Cleo")]
        first = await opened(ann)
        second = await attempt(ben, first["duplicate"])
        await ann.post("/api/account/delete")
        third = await attempt(cleo, first["duplicate"])
        assert deal_of(server, third["id"]) == deal_of(server, second["id"])
        shown = await cleo.get(f"/api/duplicates/{first['duplicate']}")
        assert [one["person"]["name"] for one in shown["attempts"]] == ["Ben", "Cleo"]


async def test_what_is_no_duplicate_game_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.guest("Ann")
        wish = {"game": "arboretum", "seats": ["me", "open"]}
        assert await ann.refused("/api/duplicates", **wish) == (400, "tables-duplicate-bots")
        assert (await ann.refused("/api/duplicates/nobody/play"))[0] == 404
        assert (await ann.http.get("/api/duplicates/nobody")).status_code == 404
        assert (await server.stranger().post("/api/duplicates", json=wish)).status_code == 401


async def test_whoever_runs_out_of_time_gives_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        clock = {"kind": "move", "seconds": 60, "at_zero": "bot"}
        table = await opened(await server.guest("Ann"), clock=clock)
        assert table["clock"]["at_zero"] == "lose"
