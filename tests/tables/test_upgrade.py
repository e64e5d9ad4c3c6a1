"""An old and a new version of the program share a database for a while."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import create_engine, text, update

from tests.tables.play import people_at
from tests.tables.server import TurnedAway, receive, serving
from treetop.games.errors import Stale
from treetop.tables.match import event as e
from treetop.tables.store import schema as s
from treetop.tables.store.database import check_revision, open_database, sqlite_url, upgrade

FROM_THE_FUTURE = '{"kind":"dream","seat":0,"v":99}'


def test_an_event_says_which_format_it_needs_and_is_read_back() -> None:
    closed, voted = e.Abandoned("closed"), e.Abandoned("vote")
    assert e.encode(voted) == '{"kind":"abandon","why":"vote"}'
    assert e.encode(closed) == '{"kind":"abandon","why":"closed","v":2}'
    assert [e.decode(e.encode(event)) for event in (closed, voted)] == [closed, voted]


def test_a_newer_event_is_told_from_nonsense() -> None:
    with pytest.raises(e.NewerEvent):
        e.decode(FROM_THE_FUTURE)
    with pytest.raises(ValueError, match="Invalid value"):
        e.decode('{"kind":"dream","seat":0}')


async def test_a_worker_that_meets_a_newer_event_hands_the_match_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, _), table = await people_at(server, 2)
        service = server.app.service
        async with olena.sit(table) as socket:
            seq = (await receive(socket, "hello"))["seq"]
            values = {"match": table, "seq": seq + 1, "at": server.clock(), "body": FROM_THE_FUTURE}
            await service.store.write(lambda c: c.execute(s.event.insert(), values))
            path = f"/api/tables/{table}/commands"
            move = {"type": "play", "command": "c", "seq": seq, "actions": ["draw pile"]}
            answer = await olena.http.post(path, json=move)
            assert (answer.status_code, answer.json()["error"]) == (503, "elsewhere")
            with pytest.raises(ConnectionAbortedError, match="1012"):
                await receive(socket, "nothing")
        with pytest.raises(TurnedAway, match="1012"):
            await olena.sit(table).__aenter__()
        await service.store.write(
            lambda c: c.execute(update(s.match).where(s.match.c.id == table).values(due=1))
        )
        await service.caretaker.sweep()
        assert "treetop_matches_set_aside 0.0" in server.app.metrics.text().decode()


def test_a_newer_schema_that_only_adds_is_no_reason_not_to_start(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    upgrade(engine)
    with create_engine(sqlite_url(tmp_path)).begin() as c:
        c.execute(text("ALTER TABLE person ADD COLUMN hat VARCHAR"))
        c.execute(text("UPDATE alembic_version SET version_num = 'next'"))
    assert check_revision(engine)
    upgrade(engine)
    with create_engine(sqlite_url(tmp_path)).begin() as c:
        c.execute(text("UPDATE note SET value = x'6e657874' WHERE name = 'least-revision'"))
    with pytest.raises(Stale, match="newer version"):
        upgrade(engine)
    engine.dispose()


async def test_a_worker_that_goes_lets_another_one_think_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=600.0) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("bot:random", "me"))["id"]
        service = server.app.service
        now = server.clock()

        async def due() -> int:
            query = text("SELECT due FROM match WHERE id = :id")
            return int(await service.store.read(lambda c: c.execute(query, {"id": table}).scalar_one()))

        assert await due() > now
        server.clock.ahead += 1000
        await service.bot_turns.release_leases()
        assert await due() <= server.clock()
