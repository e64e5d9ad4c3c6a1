"""Statements of the hot path, handed to the driver as they are: SQLAlchemy takes longer than SQLite does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError


class Prepared:
    """A statement compiled once. Its values must be what the driver takes: texts, numbers, None."""

    def __init__(self, engine: Engine, statement: Executable) -> None:
        compiled: Any = statement.compile(dialect=engine.dialect)  # type: ignore[attr-defined]
        self._text = str(compiled)
        self._places: list[str] | None = compiled.positiontup
        """The names of the values by their order, unless the driver goes by their names itself."""

    def run(self, connection: Connection, values: Mapping[str, Any]) -> list[Any]:
        """The rows, if it has any. Raises SQLAlchemy's errors, whatever the driver's are."""
        given = values if self._places is None else [values[name] for name in self._places]
        return run_text(connection, self._text, given)


def run_text(connection: Connection, text: str, given: Mapping[str, Any] | Sequence[Any]) -> list[Any]:
    """The rows of a statement in the database's own words. Raises SQLAlchemy's errors."""
    driver: Any = connection.dialect.dbapi
    cursor: Any = connection.connection.cursor()
    try:
        cursor.execute(text, given)
        return list(cursor.fetchall()) if cursor.description else []
    except driver.Error as error:
        raise _translated(error, connection, cursor, text) from error
    finally:
        cursor.close()


def _translated(error: Any, connection: Connection, cursor: Any, text: str) -> BaseException:
    driver: Any = connection.dialect.dbapi
    lost = connection.dialect.is_disconnect(error, connection.connection.dbapi_connection, cursor)
    if lost:
        connection.invalidate(error)
    translated: BaseException = DBAPIError.instance(
        text, None, error, driver.Error, hide_parameters=True, connection_invalidated=lost
    )
    return translated
