"""Everything that admins did, in order, and who is gone. Workers read it, too, and act on what is new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select

from treetop.tables.store import schema as s
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

LOCK = 7480
"""PostgreSQL's number for the lock on this log. Ratings and migrations have others."""
ERASURE = "erase"
"""Somebody has deleted their account."""


class AdminLog:
    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now

    def note(self, c: Connection, by: str, what: str, about: str, detail: str = "") -> None:
        """Last in the transaction of what was done, so that nothing is done without an entry.

        Until its end nobody else notes anything: workers that have read an entry look for later ones only.
        """
        if c.dialect.name == "postgresql":
            c.execute(select(func.pg_advisory_xact_lock(LOCK)))
        values = {"at": self._now(), "by": by, "what": what, "about": about, "detail": detail}
        c.execute(s.deed.insert(), values)

    async def after(self, n: int) -> Sequence[Row[Any]]:
        query = select(s.deed).where(s.deed.c.n > n).order_by(s.deed.c.n)
        return await self._store.read(lambda c: c.execute(query).all())

    async def last(self) -> int:
        query = select(func.coalesce(func.max(s.deed.c.n), 0))
        return await self._store.read(lambda c: c.execute(query).scalar_one())
