"""One query for all who ask at the same time, as when everybody comes back after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Generic, TypeVar

from sqlalchemy import Connection

from treetop.tables.store.store import Store

T = TypeVar("T")
MOST = 500
"""So many keys go into one query."""
MOMENT = 0.02
"""Seconds between two queries: thousands who come back at once don't need a query each."""


class Gathered(Generic[T]):
    """What is stored under a key. Whoever asks while a query is under way is answered by the next one."""

    def __init__(
        self,
        store: Store,
        query: Callable[[Connection, Sequence[str]], Mapping[str, T]],
        most: int = MOST,
    ) -> None:
        self._store = store
        self._query = query
        self._most = most
        self._waiting: dict[str, list[asyncio.Future[T | None]]] = {}
        self._task: asyncio.Task[None] | None = None

    async def get(self, key: str) -> T | None:
        answer: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, []).append(answer)
        if self._task is None:
            self._task = asyncio.create_task(self._ask())
        return await answer

    async def _ask(self) -> None:
        while self._waiting:
            asked = {key: self._waiting.pop(key) for key in list(self._waiting)[: self._most]}
            try:
                found = await self._store.read(partial(self._find, list(asked)))
            except Exception as failure:
                for _, answer in _still_waiting(asked):
                    answer.set_exception(failure)
            else:
                for key, answer in _still_waiting(asked):
                    answer.set_result(found.get(key))
            await asyncio.sleep(MOMENT)
        self._task = None

    def _find(self, keys: Sequence[str], connection: Connection) -> Mapping[str, T]:
        return self._query(connection, keys)


def _still_waiting(
    asked: Mapping[str, Sequence[asyncio.Future[T | None]]],
) -> Iterator[tuple[str, asyncio.Future[T | None]]]:
    """Without those who have gone meanwhile."""
    return ((key, answer) for key, answers in asked.items() for answer in answers if not answer.done())
