"""Databases that this version can't use."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, text

from treetop.tables.store.database import open_database, sqlite_url, upgrade


def newer(data: Path) -> None:
    engine = open_database(sqlite_url(data))
    upgrade(engine)
    engine.dispose()
    with create_engine(sqlite_url(data)).begin() as c:
        c.execute(text("UPDATE alembic_version SET version_num = 'future'"))
        c.execute(text("UPDATE note SET value = x'66757475' WHERE name = 'least-revision'"))
