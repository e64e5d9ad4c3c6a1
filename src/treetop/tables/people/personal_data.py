"""Everything that is kept about somebody, for them to take along."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Table, select

from treetop.tables.people.person import Person
from treetop.tables.store import schema as s

SECRET = ("password", "token_hash", "name_key")


def personal_data(c: Connection, person: Person) -> dict[str, Any]:
    """All but the games themselves, whose records follow."""
    return {
        "person": _one(c, s.person, s.person.c.id == person.id),
        "programs": _all(c, s.person, s.person.c.owner == person.id),
        "ratings": _all(c, s.rating, s.rating.c.person == person.id),
        "results": _all(c, s.result, s.result.c.person == person.id),
        "tables": _all(c, s.sitting, s.sitting.c.person == person.id),
        "invited": _all(c, s.invitation, s.invitation.c.person == person.id),
        "said": _all(c, s.line, s.line.c.person == person.id),
        "friends": _all(c, s.friend, s.friend.c.person == person.id),
        "muted": _all(c, s.mute, s.mute.c.person == person.id),
        "reported": _all(c, s.report, s.report.c.by == person.id),
        "contact": _all(c, s.contact, s.contact.c.person == person.id),
        "notified": _all(c, s.subscription, s.subscription.c.person == person.id),
    }


def finished_games(c: Connection, person: str) -> list[str]:
    query = select(s.result.c.match).where(s.result.c.person == person).order_by(s.result.c.at)
    return list(c.execute(query).scalars())


def _one(c: Connection, table: Table, condition: Any) -> dict[str, Any]:
    return _facts(c.execute(select(table).where(condition)).one())


def _all(c: Connection, table: Table, condition: Any) -> list[dict[str, Any]]:
    return [_facts(row) for row in c.execute(select(table).where(condition))]


def _facts(row: Row[Any]) -> dict[str, Any]:
    return {name: value for name, value in row._mapping.items() if name not in SECRET and value is not None}
