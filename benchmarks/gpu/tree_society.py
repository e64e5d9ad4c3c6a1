"""Tree Society on a GPU: each thread plays every nth game in its local memory; its last states come back."""

from __future__ import annotations

import time
from typing import Any

import numba.cuda
import numpy as np
from numba import int32, int64

from benchmarks.gpu.launch import launch
from treetop.games.tree_society import compiled
from treetop.games.tree_society.batch import blank_tables
from treetop.games.tree_society.compiled import DECK, STATE
from treetop.games.tree_society.deck.reader import shipped_deck
from treetop.games.tree_society.state import MOST_LEGAL
from treetop.kernel import load

cuda: Any = numba.cuda
WORDS = STATE.itemsize // 8
"""A state is copied in words of eight bytes, which also keeps it aligned."""


class TreeSocietyTrial:
    name = "Tree Society"
    compared = "every byte of the last state equal"
    threads: tuple[int, ...] = (16_896, 33_792, 67_584)
    most_games = 1_000_000

    def __init__(self) -> None:
        self.kernel = game_kernel()
        self.deck = shipped_deck().bytes

    def on_gpu(self, games: int, players: int, threads: int) -> tuple[Any, Any, float]:
        blank = cuda.to_device(words_of(blank_tables(players, 1))[0])
        finals = cuda.device_array((games, WORDS), np.int64)
        decisions = cuda.device_array(games, np.int32)
        seconds = launch(self.kernel, threads, blank, cuda.to_device(self.deck), finals, decisions)
        return finals.copy_to_host(), decisions.copy_to_host(), seconds

    def on_cpu(self, games: int, players: int) -> tuple[Any, int, float]:
        states = blank_tables(players, games)
        compiled.play_games(states[:1].copy(), self.deck, np.zeros(1, np.int64))
        start = time.perf_counter()
        decisions = compiled.play_games(states, self.deck, np.arange(games))
        return words_of(states), decisions, time.perf_counter() - start


TRIAL = TreeSocietyTrial


def words_of(states: Any) -> Any:
    """One row a state."""
    return states.view(np.int64).reshape(len(states), WORDS)


def game_kernel() -> Any:
    opening = load("treetop.games.tree_society.opening", "cuda")
    rules = load("treetop.games.tree_society.rules", "cuda")
    chance = load("treetop.kernel.chance", "cuda")
    deal, play_out, sow = opening.deal, rules.play_out, chance.sow

    @cuda.jit
    def play(threads: int, blank: Any, deck: Any, finals: Any, decisions: Any) -> None:
        thread = cuda.grid(1)
        rng = cuda.local.array(1, int64)
        legal = cuda.local.array(MOST_LEGAL, int32)
        words = cuda.local.array(WORDS, int64)
        state = words.view(STATE)[0]
        cards = deck.view(DECK)[0]
        for game in range(thread, len(decisions), threads):
            for word in range(WORDS):
                words[word] = blank[word]
            sow(state.chance, game)
            sow(rng, game + 1)
            deal(state, cards)
            decisions[game] = play_out(state, cards, legal, rng)
            for word in range(WORDS):
                finals[game, word] = words[word]

    return play
