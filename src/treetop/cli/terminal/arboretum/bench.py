"""How fast the compiled engine of Arboretum plays and counts."""

from __future__ import annotations

from time import process_time

from treetop.cli.bench import measured
from treetop.games.arboretum.batch import Batch
from treetop.games.arboretum.random_scores import random_scores
from treetop.games.game import Facts

SCORED = 2000


def measure(players: int, threads: int, seconds: float) -> Facts:
    return measure_engine(players, threads, seconds) | measure_scoring(players)


def measure_engine(players: int, threads: int, seconds: float) -> Facts:
    """Whole games of Arboretum: dealt, played at random, counted."""

    def play(first: int, count: int) -> int:
        return random_scores(players, range(first, first + count), threads=threads).decisions

    return measured(play, 2000, threads, seconds)


def measure_scoring(players: int) -> Facts:
    """Counting finished games, in nanoseconds each; the best of several rounds."""
    batch = Batch.random_games(players, range(SCORED), threads=1)
    batch.score()
    best = min(seconds_to_score(batch) for _ in range(5))
    return {"scoring_ns": round(best / SCORED * 1e9)}


def seconds_to_score(batch: Batch) -> float:
    start = process_time()
    batch.score()
    return process_time() - start
