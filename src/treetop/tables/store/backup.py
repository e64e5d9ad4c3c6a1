"""Copies of the database, made while the server runs."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from treetop.games.errors import Malformed, Refusal, Stale
from treetop.kernel.file_lock import lock
from treetop.locales import Message
from treetop.tables.settings import Settings
from treetop.tables.store.database import revisions
from treetop.tables.store.private import make_private, make_private_folder

PRIMARY = 0xFF
"""The part of SQLite's codes that says what, and not where."""
OF_WHAT_IS_READ = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
"""What can't be wrong with a file that has just been made."""


def backup(settings: Settings, target: Path) -> int:
    """Write a consistent copy and answer its size. Nobody has to stop playing."""
    source = _database(settings)
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    try:
        with (
            copying(source, target),
            closing(read_only(source)) as live,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            live.backup(copy, pages=1024, sleep=0.001)
            # A copy is one file: whoever moves it must not forget a journal.
            copy.execute("PRAGMA journal_mode = DELETE")
        # Copying looks at no page: what is wrong with the copy was wrong before.
        if not is_sound(unfinished):
            raise Stale(Message.of("tables-not-a-database", file=str(source)))
    except Refusal:
        unfinished.unlink()
        raise
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(target)
    return target.stat().st_size


def restore(settings: Settings, source: Path) -> None:
    """Put a copy in the place of the database. The server must not be running."""
    check(source)
    with in_use(settings.data):
        target = database_file(settings.data)
        make_private(target)
        with (
            copying(source, target),
            closing(sqlite3.connect(source)) as copy,
            closing(sqlite3.connect(target)) as database,
        ):
            copy.backup(database)


@contextmanager
def copying(source: Path, target: Path) -> Iterator[None]:
    """Raises Stale if that isn't possible now, for example because the disk is full."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & PRIMARY
        problem = Message("cli-file-no-room") if code == sqlite3.SQLITE_FULL else str(error)
        file = source if code in OF_WHAT_IS_READ else target
        raise Stale(Message.of("cli-file", file=str(file), problem=problem)) from error


def read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def check(file: Path) -> None:
    """Raises Malformed unless the file is a sound database of this program or an earlier version."""
    if not is_sound(file):
        raise Malformed(Message.of("tables-not-a-backup", file=str(file)))


def is_sound(file: Path) -> bool:
    try:
        with closing(read_only(file)) as database:
            sound = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            revision = database.execute("SELECT version_num FROM alembic_version").fetchone()
            database.execute("SELECT match, seq, body FROM event LIMIT 1")
            database.execute("SELECT name, value FROM note LIMIT 1")
    except sqlite3.Error:
        return False
    return sound and revision is not None and revision[0] in revisions()


@contextmanager
def in_use(data: Path) -> Iterator[None]:
    """One server (with its workers) for each data folder. Raises Stale when there is one already."""
    make_private_folder(data)
    with (data / "in-use").open("w") as file:
        if not lock(file.fileno()):
            raise Stale(Message.of("tables-folder-in-use", folder=str(data)))
        yield


def database_file(data: Path) -> Path:
    return data / "treetop.sqlite"


def _database(settings: Settings) -> Path:
    file = database_file(settings.data)
    if settings.database is not None:
        raise Malformed(Message.of("tables-backup-postgres"))
    if not file.is_file():
        raise Malformed(Message.of("tables-nothing-to-back-up", folder=str(settings.data)))
    return file
