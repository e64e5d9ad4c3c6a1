"""The process that compiles while this one serves or plays."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, repeat
from threading import Event, Lock, Thread

from treetop.cli import warm
from treetop.kernel.patience import be_patient

QUIETLY = """
import os
from contextlib import suppress
with suppress(AttributeError, OSError):
    os.nice(10)
from treetop.cli.warm import warm_quietly
warm_quietly()
"""
"""Others have precedence over this process, already while it is being loaded; unless the system has no such
thing, or a sandbox such as deploy/treetop.service forbids it."""
PAUSES = (5.0, 60.0, 600.0, 3600.0)
"""Seconds before it's started again: something may kill it, such as a system that is short of memory."""

Tell = Callable[[int, float], None]
"""The status with which it ended too early, and in how many seconds another one starts."""


@contextmanager
def compiling_behind(tell: Tell = lambda status, pause: None) -> Iterator[None]:
    """If this version has not been compiled yet, another process does so now, and this one doesn't wait."""
    if warm.STAMP.exists():
        yield
        return
    be_patient()
    compiler = Compiler(tell)
    try:
        yield
    finally:
        compiler.stop()


class Compiler:
    """Starts again until it's done: what it had compiled before it ended is on disk."""

    def __init__(self, tell: Tell, pauses: Sequence[float] = PAUSES) -> None:
        self._tell = tell
        self._pauses = chain(pauses, repeat(pauses[-1]))
        self._starting = Lock()
        self._stopped = Event()
        self._process = _start()
        self._watching = Thread(target=self._watch, daemon=True)
        self._watching.start()

    def stop(self) -> None:
        self._stopped.set()
        with self._starting, self._process as process:
            process.terminate()

    def _watch(self) -> None:
        for pause in self._pauses:
            with self._process as process:
                status = process.wait()
            if self._stopped.is_set() or warm.STAMP.exists():
                return
            self._tell(status, pause)
            self._stopped.wait(pause)
            with self._starting:
                if self._stopped.is_set():
                    return
                self._process = _start()


def _start() -> subprocess.Popen[bytes]:
    """It ends when nobody holds the other end of its standard input."""
    quiet, command = subprocess.DEVNULL, [sys.executable, "-c", QUIETLY]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet)
