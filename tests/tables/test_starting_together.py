"""Two workers that start at the same moment on one PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, delete, text

from tests.programs import needs
from treetop.tables.people.cookie_keys import NAME, cookie_keys
from treetop.tables.store.database import LEAST, LEAST_REVISION, open_database, upgrade
from treetop.tables.store.schema import note

WAITING = text("SELECT count(*) FROM pg_locks WHERE NOT granted")


def write(connection: Connection, name: str, value: bytes) -> None:
    connection.execute(delete(note).where(note.c.name == name))
    connection.execute(note.insert(), {"name": name, "value": value})


def second_while_the_first_writes(engine: Engine, name: str, value: bytes, start: Callable[..., Any]) -> Any:
    """What the second one gets that needs what the first has written and not yet committed."""
    with ThreadPoolExecutor(1) as pool, engine.connect() as first, engine.connect() as watching:
        write(first, name, value)
        second = pool.submit(start, engine)
        while not watching.execute(WAITING).scalar() and not second.done():
            watching.rollback()
        first.commit()
        return second.result(60)


@pytest.fixture
def engine(database: str) -> Any:
    made = open_database(database)
    upgrade(made)
    yield made
    made.dispose()


@needs("postgres")
def test_both_sign_cookies_with_the_same_first_key(engine: Engine) -> None:
    key = b"k" * 32
    assert second_while_the_first_writes(engine, NAME, key, cookie_keys) == [key]


@needs("postgres")
def test_both_bring_the_schema_up_to_date(engine: Engine) -> None:
    second_while_the_first_writes(engine, LEAST, LEAST_REVISION.encode(), upgrade)
