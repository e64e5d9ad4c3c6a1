"""Many games of a study, in processes of this machine or on a cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from treetop.arena.balance.study import Study
from treetop.arena.workers import Workers

BATCH_SIZE = 20
SEEDS_PER_CAMPAIGN = 10**9
SEEDS_PER_PLAYERS = 10**7

Task = tuple[int, range]
"""A number of players, and a seed for each game."""


@dataclass(frozen=True)
class Campaign:
    """`games` games for each number of players. The same seed gives the same games."""

    study: Study
    games: int
    players: Sequence[int]
    seed: int = 1

    def tasks(self) -> list[Task]:
        tasks = []
        for players in self.players:
            first = self.seed * SEEDS_PER_CAMPAIGN + players * SEEDS_PER_PLAYERS
            seeds = range(first, first + self.games)
            tasks += [
                (players, seeds[start : start + BATCH_SIZE]) for start in range(0, self.games, BATCH_SIZE)
            ]
        return tasks

    def play(self, workers: Workers) -> Iterator[tuple[Task, Any]]:
        """Tasks with their games, as they are finished."""
        return workers.map(_play, self.study, self.tasks())

    def joined(self, played: Sequence[tuple[Task, Any]]) -> list[Any]:
        """The games for each number of players, in the order of their seeds."""
        in_order = sorted(played, key=lambda each: (each[0][0], each[0][1].start))
        return [
            self.study.joined([games for task, games in in_order if task[0] == players])
            for players in self.players
        ]


def _play(study: Study, task: Task) -> tuple[Task, Any]:
    return task, study.play(*task)
