"""What people say at a table."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from sqlalchemy import Connection, Row, func, select, update

from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.tables import wire
from treetop.tables.people.names import clean_line
from treetop.tables.people.person import Person
from treetop.tables.store import schema as s
from treetop.tables.store.log import check_not_erased
from treetop.tables.store.store import Store

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "thinking",
    "oops",
    "close-one",
    "beautiful-trees",
    "good-game",
    "again",
    "bye",
)
KEPT = 100


class Chat:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def say(self, match: str, person: Person, seat: int | None, said: wire.Say, at: int) -> None:
        """Raises Malformed, or Stranger if they have erased themselves since they came."""
        phrase, text = _checked(said)
        values = {
            "match": match,
            "at": at,
            "person": person.id,
            "name": person.name,
            "kind": person.kind,
            "seat": seat,
            "phrase": phrase,
            "text": text,
        }

        def write(c: Connection) -> None:
            check_not_erased(c, [person.who])
            # The row of the match is locked first, so that two workers never give the same number.
            c.execute(update(s.match).where(s.match.c.id == match).values(lines=s.match.c.lines + 1))
            n: int = c.execute(select(s.match.c.lines).where(s.match.c.id == match)).scalar_one()
            c.execute(s.line.insert(), {"n": n, **values})

        await self._store.write(write, match)

    async def lines(self, match: str, after: int = 0) -> list[wire.LineCard]:
        query = (
            select(s.line)
            .where(s.line.c.match == match, s.line.c.n > after)
            .order_by(s.line.c.n.desc())
            .limit(KEPT)
        )
        rows = await self._store.read(lambda c: c.execute(query).all())
        return [_read(row) for row in reversed(rows)]

    async def count(self, match: str) -> int:
        query = select(func.coalesce(func.max(s.line.c.n), 0)).where(s.line.c.match == match)
        return await self._store.read(lambda c: c.execute(query).scalar_one())


def may_read(line: wire.LineCard, seat: int | None, muted: frozenset[str], live: bool) -> bool:
    """Players do not get spectators' lines while they play; nobody gets lines of whom they muted."""
    if line.person.id in muted:
        return False
    return not (live and seat is not None and line.seat is None)


def _checked(said: wire.Say) -> tuple[str | None, str | None]:
    if (said.phrase is None) == (said.text is None):
        raise Malformed(Message.of("tables-line-empty"))
    if said.text is not None:
        return None, clean_line(said.text)
    if said.phrase not in PHRASES:
        raise Malformed(Message.of("tables-no-such-phrase"))
    return said.phrase, None


def _read(row: Row[Any]) -> wire.LineCard:
    return wire.LineCard(
        row.n,
        row.at,
        wire.PersonCard(row.person, row.name, row.kind),
        None if row.seat is None else row.seat + 1,
        row.phrase if row.phrase is not None else UNSET,
        row.text if row.text is not None else UNSET,
    )
