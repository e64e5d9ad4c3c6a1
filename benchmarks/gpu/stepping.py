"""Steps a second of `Games(…, device="cuda")`, compared with the CPU's games step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from treetop.envs import Games
from treetop.envs.games import MASK
from treetop.games import GAMES
from treetop.kernel import load
from treetop.kernel.device import cuda
from treetop.players import PLAYERS

COMPARED = 512
STEPS = 300
TIMED = 200
HEAD = [
    "| game | players | opponents | games at once | million steps/s | with a random choice of actions |",
    "|---|---|---|---:|---:|---:|",
]


def compare(game: str, players: int, opponents: Any, steps: int = STEPS) -> int:
    """Play the same games on both, checked and unchecked in turns; returns how many of them have ended."""
    settings: Any = {"seed": 7, "opponents": opponents, "rewards": "margin"}
    here = Games(game, COMPARED, players, **settings)
    there: Any = Games(game, COMPARED, players, **settings, device="cuda")
    rng = np.random.default_rng(1)
    ended = 0
    for number in range(steps):
        for name, part in here.observation.items():
            check(number, name, part, there.observation[name].numpy())
        mask = here.observation[MASK]
        actions = (mask * rng.random(mask.shape, np.float32)).argmax(axis=1)
        step, same_step = here.step(actions), there.step(actions, check=number % 2 == 0)
        over = step.over.copy()
        check(number, "over", over, same_step.over.numpy())
        check(number, "rewards", step.rewards, same_step.rewards.numpy())
        check(number, "scores", step.scores * over[:, None], same_step.scores.numpy() * over[:, None])
        check(number, "seats", here.seats, there.seats.numpy())
        ended += int(over.sum())
    return ended


def check(step: int, name: str, here: Any, there: Any) -> None:
    where = np.argwhere(here != there)[:5]
    values = [(place.tolist(), here[tuple(place)], there[tuple(place)]) for place in where]
    assert not values, f"{name} differs at step {step}: place, CPU, GPU {values}"


def rate(game: str, players: int, opponents: Any, count: int, timed: int = TIMED) -> tuple[float, float]:
    """Steps a second by the device's clock: alone, and together with choosing among the legal actions.

    The games are first played on to where they no longer end together.
    """
    games: Any = Games(game, count, players, opponents=opponents, device="cuda")
    mask = cuda.as_cuda_array(games.feature_major[MASK], sync=False)
    chance = cuda.to_device(np.arange(1, count + 1, dtype=np.int64).reshape(-1, 1) * 0x9E3779B97F4A)
    actions = cuda.device_array(count, np.int64)
    choose = chooser()
    events = []
    for number in range(2 * timed):
        marks = [cuda.event() for _ in range(3)]
        marks[0].record()
        choose[-(-count // 128), 128](mask, chance, actions)
        marks[1].record()
        games.step(actions, check=False)
        marks[2].record()
        if number >= timed:
            events.append(marks)
    cuda.synchronize()
    stepping = sum(cuda.event_elapsed_time(chosen, done) for _, chosen, done in events) / 1000
    whole = cuda.event_elapsed_time(events[0][0], events[-1][2]) / 1000
    return timed * count / stepping, timed * count / whole


@cache
def chooser() -> Any:
    """A kernel that chooses one of the legal actions of each game, all alike."""
    below = load("treetop.kernel.chance", "cuda").below

    @cuda.jit
    def choose(mask: Any, chance: Any, actions: Any) -> None:
        game = cuda.grid(1)
        if game < len(actions):
            legal = 0
            for action in range(mask.shape[0]):
                legal += mask[action, game]
            left = below(chance[game], legal)
            for action in range(mask.shape[0]):
                if mask[action, game]:
                    if left == 0:
                        actions[game] = action
                    left -= 1

    return choose


def rows(counts: Sequence[int]) -> Iterator[str]:
    """Every game that brings arrays for the device: all seats the learner's, and against the first rung."""
    for name, game in GAMES.items():
        if not game.part("cuda_arrays"):
            continue
        first = next(player for player in PLAYERS[name] if player != "random")
        for players, opponents in [*((players, None) for players in game.seats), (2, first)]:
            ended = compare(name, players, opponents)
            print(f"{COMPARED} games compared for {STEPS} steps, {ended} ended, all equal", flush=True)
            named = opponents or "none: every seat"
            for count in counts:
                alone, choosing = (f"{each / 1e6:,.1f}" for each in rate(name, players, opponents, count))
                yield f"| {name} | {players} | {named} | {count:,} | {alone} | {choosing} |"
