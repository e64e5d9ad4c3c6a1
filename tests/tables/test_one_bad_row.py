"""A match that cannot be read, a table put away too early, an outage: each costs itself only."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.exc import OperationalError

from tests.programs import needs
from tests.tables.play import Player, people_at
from tests.tables.server import Server, TurnedAway, ask, receive, send, serving
from treetop.tables import caretaker
from treetop.tables.bots.bot_process import Question
from treetop.tables.caretaker import SET_ASIDE
from treetop.tables.live import hall
from treetop.tables.live.table import LiveTable
from treetop.tables.live.wakeups import News
from treetop.tables.match.event import encode
from treetop.tables.store import schema as s
from treetop.tables.store.database import open_database, sqlite_url, upgrade
from treetop.tables.store.store import Store
from treetop.tables.wire import Candidate

CLOCK = {"kind": "move", "seconds": 60}


async def spoil(server: Server, table: str) -> None:
    """Make the log of a table unreadable, as if a bug had written it."""
    spoilt = update(s.event).where(s.event.c.match == table, s.event.c.seq == 3).values(body='{"kind":"?"}')
    await server.app.service.store.write(lambda c: c.execute(spoilt))
    server.app.service.hall._tables.pop(table)
    server.app.service.hall._made.pop(table, None)


async def test_a_match_that_cannot_be_read_stops_no_other_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "AT_ONCE", 2)
    async with serving(tmp_path) as server:
        bad = [(await people_at(server, 2, clock=CLOCK))[1] for _ in range(5)]
        await server.pass_time(1_000)
        (olena, _), good = await people_at(server, 2, clock=CLOCK)
        for table in bad:
            await spoil(server, table)
        await server.pass_time(61_000)
        assert (await olena.get(f"/api/tables/{good}"))["table"]["seats"][0]["away"]
        assert "treetop_matches_set_aside 5.0" in server.app.metrics.text().decode()
        answer = await olena.http.get(f"/api/tables/{bad[0]}")
        assert answer.status_code == 500
        with pytest.raises(TurnedAway, match="1011"):
            async with olena.sit(bad[0]):
                pass


async def test_a_match_that_was_repaired_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2, clock=CLOCK)
        log = server.app.service.hall.log
        body = next(entry for entry in await log.events(table) if entry.seq == 3)
        await spoil(server, table)
        await server.pass_time(61_000)
        repaired = update(s.event).where(s.event.c.match == table, s.event.c.seq == 3)
        await server.app.service.store.write(lambda c: c.execute(repaired.values(body=encode(body.event))))
        await server.pass_time(caretaker.SET_ASIDE)
        assert (await olena.get(f"/api/tables/{table}"))["table"]["seats"][0]["away"]
        assert "treetop_matches_set_aside 0.0" in server.app.metrics.text().decode()


async def test_a_table_put_away_while_somebody_holds_it_lives_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "AT_HAND", 1)
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        tables = server.app.service.hall
        held = await tables.table(table)
        await people_at(server, 2)
        assert held not in tables.tables
        async with olena.sit(table) as socket:
            player = Player(socket)
            await player.greet()
            moved = await tables.play(held, 0, "by whoever held it", player.seq, ["draw pile"])
            await player.see(moved)
        assert await tables.table(table) is held


async def test_a_wake_up_about_something_never_stored_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        live = await server.app.service.hall.table(table)
        await server.app.service.caretaker._learn(live, News("other", table, live.match.seq + 2, False))
        async with olena.sit(table) as socket:
            player = Player(socket)
            await player.greet()
            assert (await player.play("draw pile"))["type"] == "accepted"
        seqs = [entry.seq for entry in await server.app.service.hall.log.events(table)]
        assert seqs == list(range(1, len(seqs) + 1))


def test_a_copy_of_a_database_has_a_namespace_of_its_own(tmp_path: Path) -> None:
    names = []
    for folder in ("one", "copy", "one"):
        (tmp_path / folder).mkdir(exist_ok=True)
        engine = open_database(sqlite_url(tmp_path / folder))
        upgrade(engine)
        store = Store(engine)
        names.append(store.namespace)
        store.close()
        (tmp_path / "copy").mkdir(exist_ok=True)
        (tmp_path / "copy/treetop.sqlite").write_bytes((tmp_path / "one/treetop.sqlite").read_bytes())
    one, copy, again = names
    assert one == again != copy


async def test_nobody_loses_time_in_which_nothing_could_be_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2, clock=CLOCK)
        await server.pass_time(10_000)
        # Without a beat, as if the database had been away.
        server.clock.ahead += 120_000
        await server.app.service.caretaker.sweep()
        card = (await olena.get(f"/api/tables/{table}"))["table"]
        assert not card["seats"][0]["away"]
        async with olena.sit(table) as one:
            player = Player(one)
            await player.greet()
            answer = await player.play("draw pile")
            assert answer["type"] == "accepted"
        await server.pass_time(30_000)
        assert not (await olena.get(f"/api/tables/{table}"))["table"]["seats"][0]["away"]
        await server.pass_time(25_000)
        assert (await olena.get(f"/api/tables/{table}"))["table"]["seats"][0]["away"]


@asynccontextmanager
async def thinking(tmp_path: Path) -> AsyncIterator[tuple[Server, Player, str]]:
    """Olena, whose clock runs."""
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2, clock=CLOCK)
        async with olena.sit(table) as socket:
            player = Player(socket)
            await player.greet()
            yield server, player, table


async def test_a_move_right_after_an_outage_is_not_too_late(tmp_path: Path) -> None:
    async with thinking(tmp_path) as (server, player, _):
        server.clock.ahead += 120_000
        assert (await player.play("draw pile"))["type"] == "accepted"


async def test_a_move_after_zero_is_refused_before_anybody_has_stopped_the_clock(tmp_path: Path) -> None:
    async with thinking(tmp_path) as (server, player, table):
        server.clock.ahead += 61_000
        service = server.app.service
        await service.store.write_alone(lambda c: service.outages.note_beat(c, server.clock()))
        answer = await player.play("draw pile")
        assert (answer["type"], answer["message"]["id"]) == ("stale", "tables-out-of-time")
        card = (await server.stranger().get(f"/api/tables/{table}")).json()["table"]
        assert card["seats"][0]["away"]


class SlowAdviser:
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.done = asyncio.Event()

    async def explain(self, question: Question, owner: str) -> list[Candidate]:
        self.asked.set()
        await self.done.wait()
        return [Candidate("draw pile")]


@asynccontextmanager
async def hinted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Any, SlowAdviser]]:
    """At a table with hints, and the adviser."""
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2, hints=True)
        adviser = SlowAdviser()
        monkeypatch.setattr(server.app.service.bots, "explain", adviser.explain)
        async with olena.sit(table) as socket:
            yield socket, adviser


async def test_a_hint_keeps_nothing_else_waiting_and_belongs_to_the_position_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hinted(tmp_path, monkeypatch) as (socket, adviser):
        player = Player(socket)
        await player.greet()
        asked_at = player.seq
        await send(socket, type="hint", id="one", seq=asked_at)
        await adviser.asked.wait()
        assert (await ask(socket, type="hint", id="two", seq=asked_at))["type"] == "malformed"
        assert (await player.play("draw pile"))["type"] == "accepted"
        adviser.done.set()
        hint = await receive(socket, "hint")
        assert (hint["id"], hint["seq"]) == ("one", asked_at)


async def test_a_hint_stays_good_while_the_position_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hinted(tmp_path, monkeypatch) as (socket, adviser):
        seq = (await receive(socket, "hello"))["seq"]
        await send(socket, type="hint", id="one", seq=seq)
        await adviser.asked.wait()
        await send(socket, type="vote", about="abandon", agree=True)
        await receive(socket, "view")
        adviser.done.set()
        assert (await receive(socket, "hint"))["seq"] == seq + 1


async def test_whoever_meets_a_failing_store_is_sent_away_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        log = server.app.service.hall.log

        async def fail(*_: Any) -> None:
            raise OperationalError("", {}, Exception())

        with monkeypatch.context() as outage:
            outage.setattr(log, "append", fail)
            async with olena.sit(table) as socket:
                seq = (await receive(socket, "hello"))["seq"]
                move = {"type": "play", "command": "again", "seq": seq, "actions": ["draw pile"]}
                await send(socket, **move)
                with pytest.raises(ConnectionAbortedError, match="1013"):
                    await receive(socket, "accepted")
        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            assert (await ask(socket, **move))["type"] == "accepted"


@needs("postgres")
async def test_a_match_that_cannot_be_read_keeps_no_news_from_the_others(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, database=database, poll=60_000) as server:
        service = server.app.service
        tables = [await people_at(server, 2) for _ in range(3)]
        asked = []

        async def broken(live: LiveTable, seq: int) -> None:
            asked.append(live.match.id)
            raise ValueError(seq)

        async with AsyncExitStack() as sockets:
            for (olena, _), table in tables:
                await sockets.enter_async_context(olena.sit(table))
            monkeypatch.setattr(service.hall, "catch_up", broken)
            await service.caretaker._poll()
        assert sorted(asked) == sorted(table for _, table in tables)


@needs("postgres")
async def test_a_match_that_cannot_be_read_is_left_alone_for_a_while(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, database=database, poll=3_600_000) as server:
        service = server.app.service
        (olena, _), table = await people_at(server, 2)
        asked = []

        async def broken(live: LiveTable, seq: int) -> None:
            asked.append(live.match.id)
            raise ValueError(seq)

        async with olena.sit(table) as socket:
            await receive(socket, "hello")
            monkeypatch.setattr(service.hall, "catch_up", broken)
            for _ in range(3):
                await service.caretaker._poll()
            assert asked == [table]
            server.clock.ahead += SET_ASIDE
            await service.caretaker._poll()
            assert asked == [table, table]


async def test_a_game_that_cannot_be_read_leaves_the_others_in_an_export(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service, olena = server.app.service, await server.guest("Olena")
        tables = []
        for _ in range(3):
            table = (await olena.open("me", "bot:random", public=True))["id"]
            await olena.post(f"/api/tables/{table}/resign")
            tables.append(table)
        spoilt = update(s.event).where(s.event.c.match == tables[1], s.event.c.seq == 3).values(body="{}")
        await service.store.write(lambda c: c.execute(spoilt))
        for address in ("/api/export/games.jsonl", f"/api/people/{olena.id}/games.jsonl"):
            text = (await olena.http.get(address)).text
            assert text.count("\n") == 2
        assert len((await olena.get("/api/me/export"))["games"]) == 2


@pytest.mark.parametrize("selves", ["", "17", '{"of": "a newer version"}'])
async def test_an_erasure_that_cannot_be_read_keeps_nobody_from_a_table(tmp_path: Path, selves: str) -> None:
    async with serving(tmp_path) as server:
        _, table = await people_at(server, 2)
        store = server.app.service.store
        row = {"person": "somebody", "selves": selves, "since": 0}
        await store.write(lambda c: c.execute(insert(s.erasure).values(row)))
        assert await server.app.service.hall.log.events(table)
        await server.app.service.accounts.erasure.finish()
        # It's left to whoever can read it.
        assert await store.read(lambda c: c.execute(select(s.erasure.c.selves)).scalars().all()) == [selves]
