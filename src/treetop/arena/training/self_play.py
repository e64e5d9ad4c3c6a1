"""Games that a network plays against itself, in processes of this machine or on a cluster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from treetop.arena.training.samples import Array, Samples
from treetop.arena.workers import Workers

GAMES_PER_TASK = 250
SEEDS_PER_GENERATION = 10**8
SEEDS_PER_PLAYERS = 10**7


class SelfPlay(Protocol):
    """A game's part `training` is a class, made from options; its objects travel to other processes."""

    @property
    def features(self) -> int:
        """How many numbers describe one seat."""

    @property
    def hidden(self) -> int: ...
    @property
    def points_scale(self) -> float:
        """How many points are 1 in the network's output."""

    @property
    def portions(self) -> Mapping[int, int]:
        """How the games of a generation are divided among numbers of players."""

    @property
    def file(self) -> Path:
        """The weights that are shipped, a JSON list."""

    def play(self, players: int, seeds: Sequence[int], weights: Array | None) -> Samples:
        """Play with the weights so far, or without a network. The same arguments give the same samples."""


def play_generation(
    game: SelfPlay, workers: Workers, generation: int, games: int, weights: Array | None
) -> Samples:
    """In the order of the seeds, wherever the games are played."""
    found = workers.map(_play, (game, weights), _tasks(game.portions, generation, games))
    return Samples.joined([samples for _, samples in sorted(found, key=lambda each: each[0])])


def _tasks(portions: Mapping[int, int], generation: int, games: int) -> list[tuple[int, range]]:
    """Numbers of players and seeds."""
    tasks = []
    for players, portion in portions.items():
        first = generation * SEEDS_PER_GENERATION + players * SEEDS_PER_PLAYERS
        seeds = range(first, first + games * portion // sum(portions.values()))
        tasks += [
            (players, seeds[start : start + GAMES_PER_TASK]) for start in range(0, len(seeds), GAMES_PER_TASK)
        ]
    return tasks


def _play(shared: tuple[SelfPlay, Array | None], task: tuple[int, range]) -> tuple[int, Samples]:
    game, weights = shared
    players, seeds = task
    return seeds[0], game.play(players, seeds, weights)
