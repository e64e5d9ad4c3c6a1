"""What is stored stays: restarts, migrations, copies."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.tables.play import people_at, play_some
from tests.tables.server import serving, settings
from treetop.games.errors import Malformed, Stale
from treetop.tables.store.backup import backup, in_use, restore
from treetop.tables.store.database import open_database, sqlite_url, upgrade
from treetop.tables.store.schema import metadata, note
from treetop.tables.store.store import Store


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


def test_the_database_survives_a_crash_of_the_machine(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


async def test_a_write_that_succeeds_at_the_second_attempt_is_not_reported_as_failed(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    upgrade(engine)
    store = Store(engine)
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


async def test_one_failed_write_does_not_take_others_with_it(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    upgrade(engine)
    store = Store(engine)

    def good(connection: Connection, name: str) -> str:
        connection.execute(note.insert(), {"name": name, "value": b""})
        return name

    def bad(connection: Connection) -> str:
        good(connection, "half done")
        raise ValueError("no")

    jobs = [store.write(lambda c: good(c, "one")), store.write(bad), store.write(lambda c: good(c, "two"))]
    one, failure, two = await asyncio.gather(*jobs, return_exceptions=True)
    assert (one, two) == ("one", "two")
    assert isinstance(failure, ValueError)
    names = await store.read(lambda c: sorted(c.execute(note.select()).scalars()))
    assert names == ["one", "two"]
    store.close()


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
