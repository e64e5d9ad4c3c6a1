"""What bots have found out about finished matches, so that nobody waits for it twice."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, or_, select

from treetop.tables.store import schema as s
from treetop.tables.store.store import Store


class Part(NamedTuple):
    """The first `done` of `total` findings of a kind, as JSON."""

    done: int
    total: int
    body: str


class KeptReviews:
    """One part of each kind for a match, by one version of the code that reviews."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, match: str, kind: str, version: str) -> Part | None:
        r = s.review.c
        query = select(r.done, r.total, r.body).where(r.match == match, r.kind == kind, r.version == version)
        row = await self._store.read_at_leisure(lambda c: c.execute(query).first())
        return None if row is None else Part(*row)

    async def progress(self, match: str, kind: str, version: str) -> tuple[int, int]:
        """How many findings there are, and how many there will be: none as long as nobody has begun."""
        r = s.review.c
        query = select(r.done, r.total).where(r.match == match, r.kind == kind, r.version == version)
        row = await self._store.read_at_leisure(lambda c: c.execute(query).first())
        return (0, 0) if row is None else (row.done, row.total)

    async def keep(self, match: str, kind: str, version: str, part: Part) -> None:
        """Unless another worker has found more by the same version, or the match has been erased."""
        values = {"version": version, **part._asdict()}
        statement = self._store.insert(s.review).values(match=match, kind=kind, **values)
        r = s.review.c
        newer = or_(r.version != version, r.done <= part.done)
        upsert = statement.on_conflict_do_update(index_elements=["match", "kind"], set_=values, where=newer)
        still_there = select(s.match.c.id).where(s.match.c.id == match)

        def write(c: Connection) -> None:
            if c.execute(still_there).first() is not None:
                c.execute(upsert)

        await self._store.write(write)
