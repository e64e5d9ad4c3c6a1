"""One query for all who ask at the same time, as when everybody comes back after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Generic, TypeVar

from sqlalchemy import Connection

from treetop.tables.store.store import Store

T = TypeVar("T")
MOST = 500
"""So many keys go into one query."""


class Gathered(Generic[T]):
    """What is stored under a key. Whoever asks while a query is under way is answered by the next one."""

    def __init__(self, store: Store, query: Callable[[Connection, Sequence[str]], Mapping[str, T]]) -> None:
        self._store = store
        self._query = query
        self._waiting: dict[str, asyncio.Future[T | None]] = {}
        self._task: asyncio.Task[None] | None = None

    async def get(self, key: str) -> T | None:
        answer = self._waiting.get(key)
        if answer is None:
            answer = self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._task is None:
            self._task = asyncio.create_task(self._ask())
        # Others may wait for the same answer.
        return await asyncio.shield(answer)

    async def _ask(self) -> None:
        while self._waiting:
            asked = {key: self._waiting.pop(key) for key in list(self._waiting)[:MOST]}
            try:
                found = await self._store.read(partial(self._find, list(asked)))
            except Exception as failure:
                for answer in asked.values():
                    answer.set_exception(failure)
            else:
                for key, answer in asked.items():
                    answer.set_result(found.get(key))
        self._task = None

    def _find(self, keys: Sequence[str], connection: Connection) -> Mapping[str, T]:
        return self._query(connection, keys)
