"""Run tasks in processes of this machine or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from treetop.games.errors import Stale
from treetop.kernel.threads import cores
from treetop.locales import Message
from treetop.players.conversation import end_all

Shared = TypeVar("Shared")
Task = TypeVar("Task")
Result = TypeVar("Result")

MOST_DEATHS = 3
"""A process may die this often in a row before a single task is finished."""

GUARD = 'if __name__ == "__main__":'
"""A new process reads the script that started it; whatever is not under this line would run again."""


class Workers(Protocol):
    def map(
        self, function: Callable[[Shared, Task], Result], shared: Shared, tasks: Sequence[Task]
    ) -> Iterator[Result]:
        """`function(shared, task)` for each task, in the order in which they are finished."""


def make_workers(count: int | None = None, ray: str | None = None) -> Workers:
    """Processes of this machine, or the Ray cluster at an address."""
    if ray is None:
        return Processes(count)
    from treetop.arena.cluster import Cluster

    return Cluster(ray)


class Processes:
    """One process for each core. A process that dies is replaced and its tasks are run again."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or cores()

    def map(
        self, function: Callable[[Shared, Task], Result], shared: Shared, tasks: Sequence[Task]
    ) -> Iterator[Result]:
        left = dict(enumerate(tasks))
        deaths = 0
        while left:
            before = len(left)
            try:
                yield from self._run(function, shared, left)
            except BrokenProcessPool:
                deaths = 1 if len(left) < before else deaths + 1
                if deaths == MOST_DEATHS:
                    raise Stale(Message.of("arena-workers-die", guard=GUARD)) from None

    def _run(
        self, function: Callable[[Shared, Task], Result], shared: Shared, left: dict[int, Task]
    ) -> Iterator[Result]:
        """Hand out only as many tasks as can run soon, so that stopping is quick."""
        context = multiprocessing.get_context("spawn")
        others = set(multiprocessing.active_children())
        waiting = iter(list(left.items()))
        running: dict[Future[Result], int] = {}
        pool = ProcessPoolExecutor(self.count, context, _prepare)
        try:
            while True:
                for number, task in waiting:
                    running[pool.submit(function, shared, task)] = number
                    if len(running) >= 2 * self.count:
                        break
                if not running:
                    break
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    del left[running.pop(future)]
                    yield result
        finally:
            if running:
                pool.shutdown(wait=False, cancel_futures=True)
                for process in set(multiprocessing.active_children()) - others:
                    process.terminate()
            pool.shutdown(wait=True)


def _prepare() -> None:
    """In a worker: leave Ctrl-C to the parent, and end with it, together with the programs that play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave())
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave() -> None:
        end_all()
        os._exit(1)

    def leave_with_parent() -> None:
        parent.join()
        leave()

    threading.Thread(target=leave_with_parent, daemon=True).start()
