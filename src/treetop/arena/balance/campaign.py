"""Many games, played in all processes that are allowed."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass

from treetop.arena.balance.tree_society.games import Games, play, together
from treetop.games.tree_society import Deck
from treetop.kernel.threads import cores
from treetop.players.tree_society import lookahead

BATCH = 20


@dataclass(frozen=True)
class Campaign:
    """So many games for each number of players; the same seed gives the same games."""

    deck: Deck
    games: int
    seats: tuple[int, ...] = (2, 3, 4)
    seed: int = 1
    kind: int = lookahead.PLANNER

    def batches(self) -> list[tuple[int, list[int]]]:
        """Each a number of players and the seeds of its games."""
        first = self.seed * 1_000_000_000
        return [
            (players, list(range(first + players * 10_000_000 + start, end)))
            for players in self.seats
            for start in range(0, self.games, BATCH)
            for end in [first + players * 10_000_000 + min(start + BATCH, self.games)]
        ]

    def play(self, workers: int | None = None) -> Iterator[Games]:
        """Batches as they are finished, in no order."""
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers or cores(), context) as pool:
            tasks = [
                pool.submit(play, self.deck, players, seeds, self.kind) for players, seeds in self.batches()
            ]
            for task in as_completed(tasks):
                yield task.result()

    def gather(self, batches: list[Games]) -> list[Games]:
        """One for each number of players."""
        return [together([b for b in batches if b.players == players]) for players in self.seats]
