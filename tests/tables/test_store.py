"""What is stored stays: restarts, migrations, copies."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from collections.abc import Awaitable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

from tests.tables.play import people_at, play_some
from tests.tables.server import serving, settings
from treetop.games.errors import Malformed, Stale
from treetop.tables.match.event import Voted
from treetop.tables.match.playing import play
from treetop.tables.presentation.scene import Draft
from treetop.tables.store.backup import backup, in_use, restore
from treetop.tables.store.database import LEAST, open_database, sqlite_url, upgrade
from treetop.tables.store.moves import Move, append_moves
from treetop.tables.store.schema import match as match_table
from treetop.tables.store.schema import metadata, note
from treetop.tables.store.store import Store


def new_store(folder: Path) -> Store:
    engine = open_database(sqlite_url(folder))
    upgrade(engine)
    return Store(engine)


def good(connection: Connection, name: str) -> str:
    """A write that succeeds."""
    connection.execute(note.insert(), {"name": name, "value": b""})
    return name


async def test_a_match_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            players = await play_some([one, other], 20)
    async with serving(tmp_path) as server:
        again = await server.stranger(cookie=olena.cookie).get(f"/api/tables/{table}/state")
        assert again.json()["view"] == players[0].view["view"]
        assert again.json()["seq"] == players[0].seq


def test_migrations_from_the_first_version_on_lead_to_the_schema(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    folder = Path(__file__).parents[2] / "src/treetop/tables/store/migrations"
    for revision in reversed(list(ScriptDirectory(str(folder)).walk_revisions())):
        upgrade(engine, revision.revision)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_what_is_stored_survives_a_crash_of_the_machine_even_if_sqlite_is_built_carelessly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.dbapi2.connect

    def careless(*given: Any, **named: Any) -> sqlite3.Connection:
        connection = connect(*given, **named)
        connection.execute("PRAGMA synchronous = OFF")
        return connection

    monkeypatch.setattr(sqlite3.dbapi2, "connect", careless)
    engine = open_database(sqlite_url(tmp_path))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


async def test_a_write_that_succeeds_at_the_second_attempt_is_not_reported_as_failed(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    attempts: list[str] = []

    def refused_at_first(connection: Connection) -> str:
        attempts.append("one")
        if attempts.count("one") == 1:
            raise IntegrityError("", {}, Exception())
        return "stored"

    def breaks_the_batch_at_first(connection: Connection) -> None:
        attempts.append("other")
        if attempts.count("other") == 1:
            raise OperationalError("", {}, Exception())

    held = threading.Event()
    store._writer.submit(lambda connection: held.wait())
    both = asyncio.gather(store.write(refused_at_first, "a"), store.write(breaks_the_batch_at_first, "b"))
    await asyncio.sleep(0)
    held.set()
    assert await both == ["stored", None]
    store.close()


def names_written(connection: Connection) -> list[str]:
    """The notes of a test, without the one that every database has."""
    return sorted(set(connection.execute(note.select()).scalars()) - {LEAST})


async def test_one_failed_write_does_not_take_others_with_it(tmp_path: Path) -> None:
    store = new_store(tmp_path)

    def bad(connection: Connection) -> str:
        good(connection, "half done")
        raise ValueError("no")

    jobs = [store.write(lambda c: good(c, "one")), store.write(bad), store.write(lambda c: good(c, "two"))]
    one, failure, two = await asyncio.gather(*jobs, return_exceptions=True)
    assert (one, two) == ("one", "two")
    assert isinstance(failure, ValueError)
    assert await store.read(names_written) == ["one", "two"]
    store.close()


async def test_a_write_that_cannot_be_stored_fails_alone(tmp_path: Path) -> None:
    store = new_store(tmp_path)

    def bad(connection: Connection, failure: Exception) -> str:
        good(connection, "half done")
        raise failure

    def jobs() -> Iterator[Awaitable[str]]:
        for number in range(20):
            name = f"{number:02}"
            yield store.write_plainly(lambda c, name=name: good(c, name), name)
            if number in (3, 4, 17):
                refused = OperationalError if number == 4 else DataError
                failure = refused("", {}, Exception())
                yield store.write_plainly(lambda c, failure=failure: bad(c, failure), name)

    held = threading.Event()
    store._writer.submit(lambda connection: held.wait())
    together = asyncio.gather(*jobs(), return_exceptions=True)
    await asyncio.sleep(0)
    held.set()
    answers = await together
    stored = [answer for answer in answers if isinstance(answer, str)]
    assert stored == [f"{number:02}" for number in range(20)]
    assert [type(answer) for answer in answers if answer not in stored] == [
        DataError,
        OperationalError,
        DataError,
    ]
    assert await store.read(names_written) == stored
    store.close()


async def _at_once(store: Store, jobs: list[Awaitable[Any]]) -> list[Any]:
    """The answers to jobs that have all waited for the same commit."""
    held = threading.Event()
    store._writer.submit(lambda connection: held.wait())
    together = asyncio.gather(*jobs, return_exceptions=True)
    await asyncio.sleep(0)
    held.set()
    return await together


async def test_what_waits_under_different_keys_is_written_together_and_a_bad_one_fails_alone(
    tmp_path: Path,
) -> None:
    store = new_store(tmp_path)
    calls: list[list[str]] = []

    def write(connection: Connection, names: Sequence[str]) -> list[str]:
        calls.append(list(names))
        for name in names:
            good(connection, name)
            if name == "bad":
                raise ValueError(name)
        return [name.upper() for name in names]

    names = ["one", "bad", "two"]
    answers = await _at_once(store, [store.write_together(write, name, name) for name in names])
    assert (answers[0], answers[2]) == ("ONE", "TWO")
    assert isinstance(answers[1], ValueError)
    assert calls[0] == sorted(names)
    assert await store.read(names_written) == ["one", "two"]
    calls.clear()
    assert await _at_once(store, [store.write_together(write, name, "key") for name in ("a", "b")]) == [
        "A",
        "B",
    ]
    assert calls == [["b"], ["a"]] or calls == [["a"], ["b"]]
    store.close()


async def test_of_moves_written_together_only_those_are_stored_that_come_next(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        service = server.app.service
        tables = [(await people_at(server, 2))[1] for _ in range(4)]
        moves, seqs = [], []
        for number, table in enumerate(tables):
            live = await service.hall.table(table)
            match = live.match
            events, steps = play(match, match.seat_to_act or 0, match.seq, ["draw pile"])
            draft = Draft(match)
            draft.add(events[0], match.last_at, steps)
            [entry] = draft.entries
            before = match.seq + (1 if number == 1 else 0)
            moves.append(Move(before, entry, f"command {number}", table, 7, 1))
            seqs.append(match.seq)
        # Somebody else was first at the third table.
        store = service.hall.log._store
        other = moves[2]._replace(command="another")
        assert await store.write_together(append_moves, other, "") is True
        together = [store.write_together(append_moves, move, move.match) for move in moves]
        assert await _at_once(store, together) == [True, False, False, True]
        for table, seq, moved in zip(tables, seqs, (1, 0, 1, 1), strict=True):
            entries = await service.hall.log.events(table)
            assert [entry.seq for entry in entries] == list(range(1, seq + moved + 1))
            query = select(match_table.c.seq, match_table.c.due, match_table.c.turn)
            row = await store.read(
                lambda c, t=table, q=query: c.execute(q.where(match_table.c.id == t)).one()
            )
            assert (row.seq, row.due == 7) == (seq + moved, bool(moved))
        repeated = [store.write_together(append_moves, move, move.match) for move in moves]
        assert await _at_once(store, repeated) == [False] * 4


async def test_nothing_is_appended_after_an_entry_that_was_never_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, table = await people_at(server, 2)
        hall = server.app.service.hall
        live = await hall.table(table)
        before = live.match
        unstored = Draft(before)
        unstored.add(Voted(0, "abandon", True), before.last_at)
        after = Draft(unstored.match)
        after.add(Voted(0, "abandon", False), before.last_at)
        assert not await hall.log.append(unstored.match, after.match, after.entries)
        assert await hall.log.append(before, unstored.match, unstored.entries)
        assert await hall.log.append(unstored.match, after.match, after.entries)
        entries = await hall.log.events(table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))


async def test_a_copy_made_during_play_brings_the_match_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    async with serving(tmp_path / "data") as server:
        (olena, talia), table = await people_at(server, 2)
        async with olena.sit(table) as one, talia.sit(table) as other:
            players = await play_some([one, other], 10)
            backup(server.app.service.settings, copy)
    restore(settings(tmp_path / "other"), copy)
    async with serving(tmp_path / "other") as server:
        again = await server.stranger(cookie=olena.cookie).get(f"/api/tables/{table}/state")
        assert again.json()["view"] == players[0].view["view"]


@pytest.mark.parametrize("first", [0, 4096 * 3])
def test_a_damaged_database_is_named_and_not_its_copy(tmp_path: Path, first: int) -> None:
    """At its head, or further on, where copying doesn't look."""
    engine = open_database(sqlite_url(tmp_path))
    upgrade(engine)
    engine.dispose()
    database, copy = tmp_path / "treetop.sqlite", tmp_path / "copy.sqlite"
    pages = database.read_bytes()
    database.write_bytes(pages[:first] + b"nonsense" * 1024 + pages[first + 8192 :])
    with pytest.raises(Stale, match=re.escape(str(database))):
        backup(settings(tmp_path), copy)
    assert not list(tmp_path.glob("copy*"))


def test_only_a_sound_copy_is_put_back_and_never_under_a_running_server(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"SQLite format 3\x00" + b"nonsense" * 100)
    with pytest.raises(Malformed):
        restore(settings(tmp_path / "data"), broken)
    engine = open_database(sqlite_url(tmp_path))
    upgrade(engine)
    engine.dispose()
    sound = tmp_path / "copy.sqlite"
    backup(settings(tmp_path), sound)
    with in_use(tmp_path / "data"), pytest.raises(Stale):
        restore(settings(tmp_path / "data"), sound)
    restore(settings(tmp_path / "data"), sound)
    with sqlite3.connect(tmp_path / "data" / "treetop.sqlite") as database:
        assert database.execute("SELECT count(*) FROM event").fetchone() == (0,)
    database.close()
