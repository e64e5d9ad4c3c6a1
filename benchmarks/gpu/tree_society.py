"""Tree Society on a GPU: a block of threads plays many games at once, decision by decision.

Threads of a warp are only fast if they do the same, and there is more code than a device keeps at hand. So a
block sorts its games by phase before it lists what is legal, and by the kind of action before it acts.
"""

from __future__ import annotations

import time
from typing import Any

import numba.cuda
import numpy as np
from numba import int16, int32, int64

from benchmarks.gpu.launch import launch
from treetop.games.tree_society import codes, compiled
from treetop.games.tree_society.batch import blank_tables
from treetop.games.tree_society.compiled import DECK, STATE
from treetop.games.tree_society.deck.reader import shipped_deck
from treetop.games.tree_society.state import EFFECT, MOST_LEGAL, NONE, OVER
from treetop.kernel import load
from treetop.kernel.device import EVERYTHING

cuda: Any = numba.cuda
WORDS = STATE.itemsize // 8
"""A state is copied in words of eight bytes, which also keeps it aligned."""
BLOCK, GAMES = 512, 2048
"""Threads of a block, and games that it plays at once."""
FIRST_CODES = (
    codes.FIRST_TAKE,
    codes.FIRST_KEEP,
    codes.FIRST_GIVE,
    codes.FIRST_BUILD,
    codes.FIRST_DISCARD,
    codes.FIRST_ROW,
    codes.FILL_CHEST,
    codes.USE,
    codes.REVEAL,
    codes.SKIP,
    codes.END_BUILD,
)
PHASES = 8
OPERATIONS = 16
KINDS = 128
LAST = KINDS - 1
"""The kind of games that are over."""


class TreeSocietyTrial:
    name = "Tree Society"
    compared = "every byte of the last state equal"
    threads: tuple[int, ...] = (67_584,)
    most_games = 1_000_000

    def __init__(self) -> None:
        self.kernel = game_kernel()
        self.deck = shipped_deck().bytes

    def on_gpu(self, games: int, players: int, threads: int) -> tuple[Any, Any, float]:
        blank = cuda.to_device(words_of(blank_tables(players, 1))[0])
        finals = cuda.device_array((games, WORDS), np.int64)
        decisions = cuda.device_array(games, np.int32)
        deck = cuda.to_device(self.deck)
        seconds = launch(self.kernel, threads, blank, deck, finals, decisions, block=BLOCK, large=EVERYTHING)
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
    deal, list_legal, apply = opening.deal, rules.list_legal, rules.apply
    pending_operation, sow, below = rules.pending_operation, chance.sow, chance.below

    @cuda.jit
    def play(threads: int, blank: Any, deck: Any, finals: Any, decisions: Any) -> None:
        rngs = cuda.shared.array(GAMES, int64)
        chosen = cuda.shared.array(GAMES, int16)
        kinds = cuda.shared.array(GAMES, int16)
        places = cuda.shared.array(GAMES, int16)
        order = cuda.shared.array(GAMES, int16)
        counts = cuda.shared.array(KINDS, int32)
        firsts = cuda.shared.array(KINDS, int32)
        legal = cuda.local.array(MOST_LEGAL, int32)
        cards = deck.view(DECK)[0]
        thread, step = cuda.threadIdx.x, cuda.blockDim.x
        for first in range(cuda.blockIdx.x * GAMES, len(decisions), cuda.gridDim.x * GAMES):
            games = min(GAMES, len(decisions) - first)
            for i in range(thread, games, step):
                for word in range(WORDS):
                    finals[first + i, word] = blank[word]
                sow(finals[first + i].view(STATE)[0].chance, first + i)
                sow(rngs[i : i + 1], first + i + 1)
                deal(finals[first + i].view(STATE)[0], cards)
                decisions[first + i] = 0
            playing = games
            while playing > 0:
                for i in range(thread, games, step):
                    kinds[i] = kind_of_choice(finals[first + i].view(STATE)[0], cards)
                sort(kinds, games, places, counts, firsts, order)
                playing = games - counts[LAST]
                for place in range(thread, playing, step):
                    i = order[place]
                    number = list_legal(finals[first + i].view(STATE)[0], cards, legal)
                    chosen[i] = legal[below(rngs[i : i + 1], number)]
                    kinds[i] = kind_of_action(finals[first + i].view(STATE)[0], chosen[i])
                    decisions[first + i] += 1
                sort(kinds, games, places, counts, firsts, order)
                for place in range(thread, playing, step):
                    i = order[place]
                    apply(finals[first + i].view(STATE)[0], cards, chosen[i])
                cuda.syncthreads()

    @cuda.jit(device=True)
    def kind_of_choice(state: Any, cards: Any) -> int:
        """By what decides what has to be listed."""
        if state.phase == OVER:
            return LAST
        if state.phase == EFFECT:
            return int(EFFECT * OPERATIONS + pending_operation(state, cards))
        return int(state.phase * OPERATIONS + (1 if state.fruit_action == NONE else 0))

    @cuda.jit(device=True)
    def kind_of_action(state: Any, code: int) -> int:
        kind = 0
        for after in FIRST_CODES:
            if code >= after:
                kind += PHASES
        return int(kind + state.phase)

    @cuda.jit(device=True)
    def sort(kinds: Any, games: int, places: Any, counts: Any, firsts: Any, order: Any) -> None:
        """List the block's games by their kinds, of which there are `counts`; each begins at `firsts`."""
        thread, step = cuda.threadIdx.x, cuda.blockDim.x
        cuda.syncthreads()
        if thread < KINDS:
            counts[thread] = 0
        cuda.syncthreads()
        for i in range(thread, games, step):
            places[i] = cuda.atomic.add(counts, kinds[i], 1)
        cuda.syncthreads()
        if thread < KINDS:
            before = 0
            for kind in range(thread):
                before += counts[kind]
            firsts[thread] = before
        cuda.syncthreads()
        for i in range(thread, games, step):
            order[firsts[kinds[i]] + places[i]] = i
        cuda.syncthreads()

    return play
