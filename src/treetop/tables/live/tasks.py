"""Work that goes on in the background until the service stops."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

journal = structlog.get_logger("treetop.tables")


class Tasks:
    """Failures are reported, and end nothing but themselves."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def repeat(self, work: Callable[[], Coroutine[Any, Any, None]], milliseconds: float) -> None:
        self.spawn(self._repeat(work, milliseconds / 1000))

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self, work: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
        while True:
            try:
                await work()
            except Exception:
                journal.exception("task-failed", work=work.__name__)
            await asyncio.sleep(seconds)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            journal.error("task-failed", failure=repr(task.exception()))
