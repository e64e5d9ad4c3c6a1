"""One thread writes. Whatever waits while it commits goes into the next commit together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError

T_co = TypeVar("T_co", covariant=True)
LARGEST_BATCH = 256
ATTEMPTS = 3
BROKEN = (InterfaceError, InternalError, OperationalError)
"""A lost connection, a deadlock, a full disk: the whole transaction is gone, but it may succeed next time."""
OURS = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_RANGE)
"""SQLite calls a statement that is wrong an operational error, too."""


def comes_back(failure: BaseException | None) -> bool:
    """Is the database away, busy or full? What ends the transaction then may fail in other ways."""
    while failure is not None:
        if isinstance(failure, BROKEN) and getattr(failure.orig, "sqlite_errorcode", None) not in OURS:
            return True
        failure = failure.__context__
    return False


class Together(Protocol[T_co]):
    """Writes many items at once; returns what became of each. It leaves nothing half done when it refuses."""

    def __call__(self, connection: Connection, items: Sequence[Any], /) -> Sequence[T_co]: ...


@dataclass(slots=True, eq=False)
class Job:
    """Something to write, and whom to tell."""

    work: Callable[..., Any]
    future: asyncio.Future[Any]
    savepoint: bool
    key: str
    alone: bool
    item: Any = None
    """What `work`, which is a `Together`, writes; None if `work` knows that itself."""
    value: Any = None
    error: BaseException | None = None

    def do(self, connection: Connection) -> None:
        # A batch may be tried again; what this job met with the last time no longer counts.
        self.value = self.error = None
        if self.item is not None:
            [self.value] = self.work(connection, [self.item])
            return
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
        self,
        work: Callable[..., Any],
        *,
        savepoint: bool = True,
        key: str = "",
        alone: bool = False,
        item: Any = None,
    ) -> asyncio.Future[Any]:
        """Without a savepoint the work must leave nothing half done when it refuses.

        `key`: the match whose rows it locks. Work that locks rows of several matches or people is done
        `alone`, in a transaction of its own. `item`: `work` is a `Together`, and writes this with others.
        """
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, future, savepoint, key, alone, item))
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
        together = True
        while waiting:
            current: Sequence[Job] = ()
            try:
                with self._engine.begin() as connection:
                    for current in _groups(waiting) if together else [[job] for job in waiting]:
                        _do(current, connection)
                    current = ()
                return
            except Exception as failure:
                attempts += 1
                if isinstance(failure, BROKEN) and attempts < ATTEMPTS:
                    continue
                if not current or (isinstance(failure, DBAPIError) and failure.connection_invalidated):
                    # The database cannot be reached or cannot commit: none of the jobs is to blame.
                    for job in waiting:
                        job.error = failure
                    return
                attempts = 0
                if len(current) > 1:
                    # One of them makes the others fail: find out which.
                    together = False
                    continue
                current[0].error = failure
                waiting.remove(current[0])


def _groups(jobs: Sequence[Job]) -> list[list[Job]]:
    """Jobs that one call can do, one for each key; every other job by itself."""
    groups: list[list[Job]] = []
    open_groups: dict[Callable[..., Any], dict[str, Job]] = {}
    for job in jobs:
        if job.item is None or job.key in open_groups.setdefault(job.work, {}):
            groups.append([job])
        else:
            open_groups[job.work][job.key] = job
    # In any order: a table does one thing at a time, so nothing else waits under the same key.
    return [*(list(group.values()) for group in open_groups.values()), *groups]


def _do(jobs: Sequence[Job], connection: Connection) -> None:
    if len(jobs) == 1:
        jobs[0].do(connection)
        return
    for job, value in zip(jobs, jobs[0].work(connection, [job.item for job in jobs]), strict=True):
        job.value, job.error = value, None


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
