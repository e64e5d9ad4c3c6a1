"""Pgx's games of comparable size, stepped at random on the same device, if Pgx is installed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

GAMES = ("backgammon", "go_9x9", "hex")
COUNTS = (65_536, 262_144)
STEPS = 100
HEAD = ["| game of Pgx | games at once | million steps/s |", "|---|---:|---:|"]


def installed() -> bool:
    return find_spec("pgx") is not None and find_spec("jax") is not None


def rows() -> Iterator[str]:
    for game in GAMES:
        for count in COUNTS:
            yield f"| {game} | {count:,} | {rate(game, count) / 1e6:,.1f} |"


def rate(game: str, count: int) -> float:
    """Actions a second, chosen among the legal ones, with observations and mask, and games dealt anew."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(game)
    auto_reset: Any = import_module("pgx.experimental.wrappers").auto_reset
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(number: int, carried: Any) -> Any:
        state, key, seen = carried
        key, chance, luck = jax.random.split(key, 3)
        scores = jax.random.uniform(chance, state.legal_action_mask.shape)
        actions = (scores * state.legal_action_mask).argmax(axis=1)
        state = step(state, actions, jax.random.split(luck, count))
        return state, key, seen + state.observation.sum()

    @jax.jit
    def play_on(state: Any, key: Any) -> Any:
        return jax.lax.fori_loop(0, STEPS, play, (state, key, jax.numpy.zeros(())))

    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, count))
    state, key, _ = jax.block_until_ready(play_on(state, key))
    begun = time.perf_counter()
    jax.block_until_ready(play_on(state, key))
    return count * STEPS / (time.perf_counter() - begun)
