"""Arboretum on a GPU: each thread keeps a state in its local memory and plays every nth game in it."""

from __future__ import annotations

import time
from typing import Any

import numba.cuda
import numpy as np
from numba import from_dtype, int64

from benchmarks.gpu.launch import launch
from treetop.games.arboretum import compiled
from treetop.games.arboretum.compiled import STATE
from treetop.games.arboretum.state import WORDS
from treetop.kernel import load

cuda: Any = numba.cuda


class ArboretumTrial:
    name = "Arboretum"
    compared = "all scores equal"
    threads: tuple[int, ...] = (33_792, 50_688, 67_584, 101_376)
    most_games = 20_000_000

    def __init__(self) -> None:
        self.kernel = game_kernel()

    def on_gpu(self, games: int, players: int, threads: int) -> tuple[Any, Any, float]:
        totals = cuda.device_array((games, 4), np.int16)
        decisions = cuda.device_array(games, np.int16)
        seconds = launch(self.kernel, threads, players, totals, decisions)
        return totals.copy_to_host()[:, :players], decisions.copy_to_host(), seconds

    def on_cpu(self, games: int, players: int) -> tuple[Any, int, float]:
        states = compiled.LAYOUT.blanks(games)
        compiled.play_games(states[:1].copy(), np.zeros(1, np.int64), players, 0)
        start = time.perf_counter()
        decisions = compiled.play_games(states, np.arange(games), players, 0)
        return states["total"][:, :players], decisions, time.perf_counter() - start


TRIAL = ArboretumTrial


def game_kernel() -> Any:
    playout = load("treetop.games.arboretum.playout", "cuda")
    chance = load("treetop.kernel.chance", "cuda")
    deal_at_random, play_out, sow = playout.deal_at_random, playout.play_out, chance.sow
    record = from_dtype(STATE)

    @cuda.jit
    def play(threads: int, players: int, totals: Any, decisions: Any) -> None:
        thread = cuda.grid(1)
        rng = cuda.local.array(1, int64)
        state = cuda.local.array(1, record)[0]
        for cell in range(len(state.at)):
            state.at[cell] = 0
        for game in range(thread, len(decisions), threads):
            start_afresh(state, players)
            sow(rng, game)
            deal_at_random(state, players, 0, rng)
            decisions[game] = play_out(state, rng)
            for seat in range(players):
                totals[game, seat] = state.total[seat]

    @cuda.jit(device=True)
    def start_afresh(state: Any, players: int) -> None:
        """What a deal expects to be blank; everything else is written before it is read."""
        state.phase = 0
        state.seat = 0
        state.turn = 0
        for seat in range(players):
            state.hand_size[seat] = 0
            state.discard_size[seat] = 0
            state.planted_size[seat] = 0
            for word in range(WORDS):
                state.near[seat * WORDS + word] = 0

    return play
