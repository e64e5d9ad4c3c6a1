"""Players say what somebody did wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, select

from treetop.tables.people.names import clean_line
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now


class Reports:
    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now

    async def add(self, by: str, about: str, match: str, text: str) -> None:
        """Raises Malformed."""
        said = {"by": by, "about": about, "match": match, "text": clean_line(text), "at": self._now()}
        await self._store.write(lambda c: c.execute(s.report.insert(), said))

    async def open(self) -> Sequence[Row[Any]]:
        query = select(s.report).where(s.report.c.done.is_(None)).order_by(s.report.c.n)
        return await self._store.read(lambda c: c.execute(query).all())
