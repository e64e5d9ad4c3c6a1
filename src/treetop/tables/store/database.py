"""The connection to SQLite or PostgreSQL, and the schema brought up to date."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Table, create_engine, make_url, select
from sqlalchemy import event as hooks
from sqlalchemy.dialects import postgresql, sqlite

import treetop
from treetop.games.errors import Stale
from treetop.locales import Message
from treetop.tables.store.private import make_private
from treetop.tables.store.schema import note

BUSY_SECONDS = 30
SILENCE: Any = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""A PostgreSQL that vanished without a word is given up after half a minute, not after the system's quarter
of an hour; its address says otherwise with the same names."""
LEAST = "least-revision"
LEAST_REVISION = "0004"
"""Programs that know this revision can work with the newest one: what came after it only adds to it.

A change that takes something away is made in two releases: the first stops using it, the second removes it
and raises this. That's how an old and a new version share a database while one replaces the other.
"""


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'treetop.sqlite'}"


def open_database(url: str) -> Engine:
    """SQLite by file, PostgreSQL by `postgresql://…`."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if url.startswith("sqlite"):
        return _sqlite(url)
    return create_engine(
        url,
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={**SILENCE, **make_url(url).query},
    )


def _sqlite(url: str) -> Engine:
    engine = create_engine(
        url, connect_args={"timeout": BUSY_SECONDS, "isolation_level": None}, hide_parameters=True
    )

    if engine.url.database:
        make_private(Path(engine.url.database))

    @hooks.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # In pages, 16 MB: what is written again and again goes from the log into the file once.
        connection.execute("PRAGMA wal_autocheckpoint = 4096")
        # In KiB, for each of four connections: the system keeps the file's pages as well.
        connection.execute("PRAGMA cache_size = -2000")

    @hooks.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        # The driver's own idea of transactions is switched off: a writer takes the lock at once.
        immediate = connection.get_execution_options().get("immediate", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring the schema up to date, whatever earlier version made it. Raises Stale if a later one did."""
    if check_revision(engine):
        # A newer version has migrated already, and says that this one can work with what it has made.
        return
    config = _migrations()
    with engine.execution_options(immediate=True).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        if revision == "head":
            _note_least(connection)


def check_revision(engine: Engine) -> bool:
    """Has a newer version changed the schema? Raises Stale if this version can't work with it."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        if found is None or found in revisions():
            return False
        query = select(note.c.value).where(note.c.name == LEAST)
        least = connection.execute(query).scalar() or b""
    if bytes(least).decode() not in revisions():
        raise Stale(Message.of("hosting-database-newer", version=treetop.__version__))
    return True


def _note_least(connection: Connection) -> None:
    value = LEAST_REVISION.encode()
    noted = insert_into(connection, note).values(name=LEAST, value=value)
    connection.execute(noted.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def insert_into(database: Engine | Connection, table: Table) -> Any:
    """An insertion that can say what to do if another worker has just inserted the same."""
    dialect = postgresql if database.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)


def revisions() -> set[str]:
    """Every version of the schema that this program knows."""
    return {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("treetop.tables.store") / "migrations"))
    return config
