"""A game that is tried on a GPU."""

from __future__ import annotations

from typing import Any, Protocol

Finals = Any
"""What the games ended with, one row each: an array that equals the CPU's."""


class Trial(Protocol):
    name: str
    compared: str
    threads: tuple[int, ...]
    most_games: int
    """At once: more would not fit into the GPU's memory, or take too long."""

    def on_gpu(self, games: int, players: int, threads: int) -> tuple[Finals, Any, float]:
        """What the games of the seeds 0, 1, 2… ended with, decisions of each, and seconds of one launch."""

    def on_cpu(self, games: int, players: int) -> tuple[Finals, int, float]:
        """The same games on one thread: finals, decisions of all, seconds."""
