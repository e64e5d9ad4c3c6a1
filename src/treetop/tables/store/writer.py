"""One thread writes. Whatever waits while it commits goes into the next commit together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError

T = TypeVar("T")
LARGEST_BATCH = 256
ATTEMPTS = 3
BROKEN = (InterfaceError, InternalError, OperationalError)
"""A lost connection, a deadlock, a full disk: the whole transaction is gone, but it may succeed next time."""


@dataclass(slots=True, eq=False)
class Job:
    """Something to write, and whom to tell."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    savepoint: bool
    key: str
    alone: bool
    value: Any = None
    error: BaseException | None = None

    def do(self, connection: Connection) -> None:
        # A batch may be tried again; what this job met with the last time no longer counts.
        self.value = self.error = None
        if not self.savepoint:
            self.value = self.work(connection)
            return
        try:
            with connection.begin_nested():
                self.value = self.work(connection)
        except BROKEN:
            raise
        except Exception as error:
            self.error = error

    def tell(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.value)


class Writer:
    """Answers only what is on disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(immediate=True)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="treetop-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def submit(
        self, work: Callable[[Connection], T], *, savepoint: bool = True, key: str = "", alone: bool = False
    ) -> asyncio.Future[T]:
        """Without a savepoint the work must leave nothing half done when it refuses.

        `key`: the match whose rows it locks. Work that locks rows of several matches or people is done
        `alone`, in a transaction of its own.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, future, savepoint, key, alone))
        return future

    def close(self) -> None:
        """Finish what was submitted."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            more = self._drain(batch)
            self._commit([job for job in batch if not job.alone])
            for job in batch:
                if job.alone:
                    self._commit([job])
            _deliver(batch)
            if not more:
                return

    def _drain(self, batch: list[Job]) -> bool:
        while len(batch) < LARGEST_BATCH:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return True
            if job is None:
                return False
            batch.append(job)
        return True

    def _commit(self, batch: list[Job]) -> None:
        """Store the whole batch, except for the jobs that make it fail."""
        # By key: each of these jobs locks rows of one match, so two workers that take several matches take
        # them in the same order and never wait for each other in a circle.
        waiting = sorted(batch, key=lambda job: job.key)
        attempts = 0
        while waiting:
            current: Job | None = None
            try:
                with self._engine.begin() as connection:
                    for current in waiting:
                        current.do(connection)
                    current = None
                return
            except Exception as failure:
                attempts += 1
                if isinstance(failure, BROKEN) and attempts < ATTEMPTS:
                    continue
                if current is None or (isinstance(failure, DBAPIError) and failure.connection_invalidated):
                    # The database cannot be reached or cannot commit: none of the jobs is to blame.
                    for job in waiting:
                        job.error = failure
                    return
                current.error = failure
                waiting.remove(current)
                attempts = 0


def _deliver(batch: list[Job]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in batch:
        by_loop.setdefault(job.future.get_loop(), []).append(job)
    for loop, jobs in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell, jobs)


def _tell(jobs: list[Job]) -> None:
    for job in jobs:
        job.tell()
