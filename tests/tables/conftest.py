"""Databases to store matches in, and quick passwords."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import psycopg
import pytest
from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST

from tests.programs import needs
from tests.tables.engines import running_postgres
from treetop.tables.people import people


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Nobody guesses the passwords of tests, and a good hash is made to take long."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(people, "PasswordHasher", partial(PasswordHasher.from_parameters, CHEAPEST))
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture
def database(postgres: str) -> str:
    """An empty database for each test."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS match WITH (FORCE)")
        connection.execute("CREATE DATABASE match")
    return postgres.replace("/postgres", "/match")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=needs("postgres"))])
def stored(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Settings for a server on either database."""
    if request.param == "sqlite":
        return {}
    return {"database": request.getfixturevalue("database")}
