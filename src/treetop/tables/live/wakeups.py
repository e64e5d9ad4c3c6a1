"""Telling the other workers what has happened. Nothing depends on it: they also look by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class News(Struct, frozen=True, array_like=True):
    """A worker has stored something about a match. What it is must be read from the store."""

    worker: str
    match: str
    seq: int
    said: bool


Heard = Callable[[News], None]


class Wakeups(Protocol):
    """`send` never fails and never waits. While `healthy` is true, next to nothing gets lost."""

    healthy: bool

    def send(self, match: str, seq: int, said: bool = False) -> None: ...
    async def listen(self, heard: Heard) -> None: ...
    async def close(self) -> None: ...


class NoWakeups:
    """One worker has nobody to wake."""

    healthy = False

    def send(self, match: str, seq: int, said: bool = False) -> None:
        return

    async def listen(self, heard: Heard) -> None:
        return

    async def close(self) -> None:
        return
