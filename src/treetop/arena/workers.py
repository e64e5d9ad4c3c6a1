"""Play fixtures in processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from treetop.arena.fixture import Fixture
from treetop.arena.play import play
from treetop.arena.tournament import Tournament
from treetop.games.errors import Stale
from treetop.kernel.threads import cores
from treetop.locales import Message

MOST_DEATHS = 3
"""So often in a row may a process die before a single game is finished."""

GUARD = 'if __name__ == "__main__":'
"""A new process reads the script that started it; what is not under this it would do again."""


class Workers(Protocol):
    """Somewhere to play. Records come back in the order in which the games end."""

    def play(self, tournament: Tournament, fixtures: Sequence[Fixture]) -> Iterator[str]: ...


class Processes:
    """One process for each core. A process that dies is replaced and its games are played again."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or cores()

    def play(self, tournament: Tournament, fixtures: Sequence[Fixture]) -> Iterator[str]:
        left = {fixture.number: fixture for fixture in fixtures}
        deaths = 0
        while left:
            before = len(left)
            try:
                yield from self._play(tournament, left)
            except BrokenProcessPool:
                deaths = 1 if len(left) < before else deaths + 1
                if deaths == MOST_DEATHS:
                    raise Stale(Message.of("arena-workers-die", guard=GUARD)) from None

    def _play(self, tournament: Tournament, left: dict[int, Fixture]) -> Iterator[str]:
        """Only as many games as can be played are handed out, so that an end comes quickly."""
        context = multiprocessing.get_context("spawn")
        others = set(multiprocessing.active_children())
        waiting = iter(list(left.values()))
        running: dict[Future[str], int] = {}
        pool = ProcessPoolExecutor(self.count, context, _prepare)
        try:
            while True:
                for fixture in waiting:
                    running[pool.submit(play, tournament, fixture)] = fixture.number
                    if len(running) >= 2 * self.count:
                        break
                if not running:
                    break
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    record = future.result()
                    del left[running.pop(future)]
                    yield record
        finally:
            if running:
                pool.shutdown(wait=False, cancel_futures=True)
                for process in set(multiprocessing.active_children()) - others:
                    process.terminate()
            pool.shutdown(wait=True)


def _prepare() -> None:
    """In a worker: leave the keyboard to the parent, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=leave_with_parent, daemon=True).start()
