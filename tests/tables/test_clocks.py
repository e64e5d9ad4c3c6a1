"""Clocks follow from the times of the events, and from nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event as hooks
from sqlalchemy.exc import OperationalError

from tests.tables.play import people_at, play_some
from tests.tables.server import receive, serving
from treetop.tables.durations import MINUTE
from treetop.tables.match.clock import Clock
from treetop.tables.match.terms import BankClock, DaysClock, MoveClock, NoClock

SECOND = 1000


@pytest.mark.parametrize(
    ("setting", "turns", "left", "due"),
    [
        pytest.param(BankClock(600, 10), [(0, 0), (0, 5), (1, 30)], [580, 600], 630, id="bank"),
        pytest.param(MoveClock(60), [(0, 0), (1, 50), (0, 70)], [60, 60], 130, id="move"),
    ],
)
def test_a_bank_loses_the_time_of_a_turn_and_gains_the_increment_and_a_clock_per_move_begins_anew(
    setting: BankClock | MoveClock, turns: list[tuple[int, int]], left: list[int], due: int
) -> None:
    clock = Clock(setting, 2)
    for seat, at in turns:
        clock.turn(seat, at=at * SECOND)
    assert clock.left == [seconds * SECOND for seconds in left]
    assert clock.due == due * SECOND


def test_without_a_clock_nothing_is_ever_due() -> None:
    clock = Clock(NoClock(), 2)
    clock.turn(0, at=0)
    assert clock.due is None
    assert clock.left == [None, None]


def test_days_are_days() -> None:
    clock = Clock(DaysClock(3), 2)
    clock.turn(1, at=0)
    assert clock.due == 3 * 24 * 3600 * SECOND


def test_nobody_loses_the_time_of_an_outage() -> None:
    clock = Clock(BankClock(600), 2)
    clock.turn(0, at=0)
    clock.credit(100 * SECOND)
    clock.turn(1, at=130 * SECOND)
    assert clock.left[0] == 570 * SECOND


async def test_a_bot_takes_the_seat_of_whoever_runs_out_of_time(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, clock={"kind": "move", "seconds": 60})
        async with talia.sit(table) as socket:
            hello = await receive(socket, "hello")
            assert hello["clock"]["running"] == 1
            assert hello["clock"]["left"] == [60_000, 60_000]
            await server.pass_time(30_000)
            assert (await olena.get(f"/api/tables/{table}"))["table"]["seq"] == hello["seq"]
            await server.pass_time(31_000)
            view = await receive(socket, "view")
            assert [entry["kind"] for entry in view["log"]] == ["time", "bot"]
        card = (await olena.get(f"/api/tables/{table}"))["table"]
        assert card["seats"][0]["away"]
        assert card["rated"]
        back = (await olena.post(f"/api/tables/{table}/return", type="return"))["table"]
        assert not back["seats"][0]["away"]


async def test_a_match_is_abandoned_at_zero_where_the_table_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        clock = {"kind": "bank", "seconds": 60, "at_zero": "abandon"}
        (olena, _), table = await people_at(server, 2, clock=clock)
        await server.pass_time(61_000)
        assert (await olena.get(f"/api/tables/{table}"))["table"]["state"] == "abandoned"


async def test_a_clock_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2, clock={"kind": "bank", "seconds": 600})
        async with olena.sit(table) as one, talia.sit(table) as other:
            players = await play_some([one, other], 9)
        before = players[0].view
    async with serving(tmp_path) as server:
        after = await server.stranger(cookie=olena.cookie).get(f"/api/tables/{table}/state")
        state: dict[str, Any] = after.json()
        assert state["clock"] == before["clock"]
        assert state["view"] == before["view"]


async def test_time_in_which_the_server_was_down_is_not_counted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2, clock={"kind": "move", "seconds": 60})
    async with serving(tmp_path, ahead=3600 * SECOND) as server:
        await server.app.service.caretaker.sweep()
        state = (await server.stranger(cookie=olena.cookie).get(f"/api/tables/{table}/state")).json()
        assert state["table"]["state"] == "playing"
        assert not state["table"]["seats"][0]["away"]
        assert state["log"][-1]["kind"] == "resume"
        left = state["clock"]["left"][0] - (state["now"] - state["clock"]["at"])
        assert left == pytest.approx(60_000, abs=30_000)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "none"},
        {"kind": "move", "seconds": 5},
        {"kind": "move", "seconds": 47},
        {"kind": "move", "seconds": 86_400},
        {"kind": "bank", "seconds": 10},
        {"kind": "bank", "seconds": 754, "increment": 7},
        {"kind": "days", "days": 1},
        {"kind": "days", "days": 30},
    ],
)
@pytest.mark.parametrize("at_zero", ["bot", "abandon", "lose"])
async def test_any_sensible_clock_can_be_chosen(tmp_path: Path, clock: dict[str, Any], at_zero: str) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        table = await olena.open("me", "open", clock={**clock, "at_zero": at_zero})
        assert table["clock"] | clock == table["clock"]
        assert table["clock"]["at_zero"] == at_zero


async def test_a_clock_does_not_count_the_time_in_which_beats_could_not_be_committed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        (olena, _), table = await people_at(server, 2, clock={"kind": "move", "seconds": 60})
        await service.outages.beat()

        def full(connection: Any) -> None:
            raise OperationalError("COMMIT", None, Exception("database or disk is full"))

        hooks.listen(service.store.engine, "commit", full)
        server.clock.ahead += 2 * MINUTE
        with pytest.raises(OperationalError):
            await service.outages.beat()
        hooks.remove(service.store.engine, "commit", full)
        await service.caretaker.sweep()
        assert not (await olena.get(f"/api/tables/{table}"))["table"]["seats"][0]["away"]
