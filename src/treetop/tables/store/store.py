"""Reading and writing without holding up the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from hashlib import sha256
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Table, select
from sqlalchemy.exc import OperationalError

from treetop.tables.store.database import insert_into
from treetop.tables.store.schema import note
from treetop.tables.store.writer import Together, Writer

T = TypeVar("T")
READERS = 2


class Store:
    """The database of a service: reads in a few threads, writes in one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        """Other workers may write too."""
        self.insert: Callable[[Table], Any] = partial(insert_into, engine)
        self.on_failure: Callable[[], None] = lambda: None
        """Called when the database cannot be written: a full disk, a lost server."""
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="treetop-reader")
        self._leisurely = ThreadPoolExecutor(1, thread_name_prefix="treetop-lists")

    @property
    def waiting(self) -> int:
        """Writes that wait for the next commit."""
        return self._writer.waiting

    @cached_property
    def namespace(self) -> str:
        """Tells this database from every other one, also from its own copies elsewhere."""
        with self.engine.execution_options(immediate=True).begin() as c:
            fresh = {"name": "namespace", "value": secrets.token_bytes(16)}
            c.execute(self.insert(note).values(fresh).on_conflict_do_nothing())
            number = c.execute(select(note.c.value).where(note.c.name == "namespace")).scalar_one()
        place = self.engine.url.render_as_string(hide_password=True)
        return sha256(bytes(number) + place.encode()).hexdigest()[:16]

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._query, query)

    async def read_at_leisure(self, query: Callable[[Connection], T]) -> T:
        """For lists and archives: those who play do not wait for them."""
        return await asyncio.get_running_loop().run_in_executor(self._leisurely, self._query, query)

    async def write(self, work: Callable[[Connection], T], key: str = "") -> T:
        return await self._submit(work, key=key)

    async def write_alone(self, work: Callable[[Connection], T]) -> T:
        """For work that locks rows which other matches need, too."""
        return await self._submit(work, savepoint=False, alone=True)

    async def write_plainly(self, work: Callable[[Connection], T], key: str) -> T:
        """For the hot path: no savepoint."""
        return await self._submit(work, savepoint=False, key=key)

    async def write_together(self, work: Together[T], item: Any, key: str) -> T:
        """For the hottest path: what waits under different keys is written by one call of `work`."""
        one: Any = work
        stored: T = await self._submit(one, savepoint=False, key=key, item=item)
        return stored

    async def _submit(self, work: Callable[[Connection], T], **how: Any) -> T:
        try:
            stored: T = await self._writer.submit(work, **how)
            return stored
        except OperationalError:
            self.on_failure()
            raise

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._leisurely.shutdown()
        self.engine.dispose()

    def _query(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)
