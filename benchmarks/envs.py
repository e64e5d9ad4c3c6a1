"""How fast arrays of games feed a learner: `python -m benchmarks.envs [--seconds 3]`.

Every step is one action in one game, with the whole observation and the mask of the next decision.
"""

from __future__ import annotations

import argparse
import platform
from time import perf_counter, process_time
from typing import Any

import numpy as np

from treetop.envs import Games
from treetop.games import GAMES
from treetop.kernel.threads import cores

COMMAND = "python -m benchmarks.envs"
GAMES_AT_ONCE = 4096
STEPS = 8


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    machine = f"{platform.processor() or platform.machine()}, {cores()} cores"
    print(f"`{COMMAND}` on {machine}, {GAMES_AT_ONCE} games at once\n")
    print("| game | players | threads | steps/s | with a random choice of legal actions |")
    print("|---|---|---|---:|---:|")
    for game in (name for name, game in GAMES.items() if game.part("arrays")):
        for players in GAMES[game].seats:
            for threads in sorted({1, cores()}):
                alone, choosing = measure(game, players, threads, seconds)
                print(f"| {game} | {players} | {threads} | {alone:,.0f} | {choosing:,.0f} |")


def measure(game: str, players: int, threads: int, seconds: float) -> tuple[float, float]:
    """Steps a second: the environment alone, and together with NumPy choosing among the legal actions.

    The best of many short stretches, because other programs may want the cores as well. One thread is
    measured in processor time.
    """
    clock = process_time if threads == 1 else perf_counter
    games = Games(game, GAMES_AT_ONCE, players=players, threads=threads)
    rng = np.random.default_rng(0)
    games.step(choose(games, rng))
    alone = choosing = 0.0
    begun = clock()
    while clock() - begun < seconds:
        stepping, stretch = 0.0, clock()
        for _ in range(STEPS):
            actions = choose(games, rng)
            before = clock()
            games.step(actions)
            stepping += clock() - before
        alone = max(alone, STEPS * GAMES_AT_ONCE / stepping)
        choosing = max(choosing, STEPS * GAMES_AT_ONCE / (clock() - stretch))
    return alone, choosing


def choose(games: Any, rng: np.random.Generator) -> Any:
    """A legal action for each game: the first at or after a random number, wrapping around."""
    mask = games.observation["action_mask"]
    turned = rng.integers(mask.shape[1])
    return (np.roll(mask, -turned, axis=1).argmax(axis=1) + turned) % mask.shape[1]


if __name__ == "__main__":
    main()
