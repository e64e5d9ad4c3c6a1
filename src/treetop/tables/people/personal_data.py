"""Everything that is kept about somebody, for them to take along."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Connection, Row, select

from treetop.tables.people.person import Person
from treetop.tables.store import schema as s

SECRET = ("password", "token_hash", "name_key")


KEPT = {
    "programs": s.person.c.owner,
    "ratings": s.rating.c.person,
    "results": s.result.c.person,
    "tables": s.sitting.c.person,
    "invited": s.invitation.c.person,
    "deals": s.deal_result.c.person,
    "duplicates": s.duplicate.c.person,
    "said": s.line.c.person,
    "friends": s.friend.c.person,
    "muted": s.mute.c.person,
    "reported": s.report.c.by,
    "sanctions": s.sanction.c.about,
    "contact": s.contact.c.person,
    "notified": s.subscription.c.person,
}
"""The columns that say whose a row is."""


def personal_data(c: Connection, person: Person) -> dict[str, Any]:
    """All but the games themselves, whose records follow."""
    (row,) = _rows(c, s.person.c.id, person.id)
    return {"person": row, **{name: _rows(c, column, person.id) for name, column in KEPT.items()}}


def finished_games(c: Connection, person: str) -> list[str]:
    query = select(s.result.c.match).where(s.result.c.person == person).order_by(s.result.c.at)
    return list(c.execute(query).scalars())


def _rows(c: Connection, column: Column[Any], person: str) -> list[dict[str, Any]]:
    return [_facts(row) for row in c.execute(select(column.table).where(column == person))]


def _facts(row: Row[Any]) -> dict[str, Any]:
    return {name: value for name, value in row._mapping.items() if name not in SECRET and value is not None}
