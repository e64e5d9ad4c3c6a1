"""Tree Society on a GPU: a block of threads plays many games at once, decision by decision.

Threads of a warp are only fast if they do the same, and there is more code than a device keeps at hand. So a
block sorts its games by phase before it lists what is legal, and by the kind of action before it acts. Its
warps take the next games in that order whenever they are free. A game that is over makes room for another.
"""

from __future__ import annotations

import time
from typing import Any

import numba.cuda
import numpy as np
from numba import int8, int16, int32, int64

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
REGISTERS = 128
"""Of a thread, so that a multiprocessor has enough for a block."""
LANES, ALL_LANES = 32, 0xFFFFFFFF
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
NEW = 0
"""The kind of places without a game, first because dealing takes longest."""
FIRST_CHOICE = 1
LAST = KINDS - 1
"""The kind of places for which no game is left."""


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
        begun = cuda.to_device(np.zeros(1, np.int32))
        given = blank, deck, finals, decisions, begun
        seconds = launch(self.kernel, threads, *given, block=BLOCK, large=EVERYTHING)
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

    @cuda.jit(max_registers=REGISTERS)
    def play(threads: int, blank: Any, deck: Any, finals: Any, decisions: Any, begun: Any) -> None:
        """`begun` counts the games that were dealt, by all blocks."""
        games = cuda.shared.array(GAMES, int32)
        rngs = cuda.shared.array(GAMES, int64)
        decided = cuda.shared.array(GAMES, int16)
        chosen = cuda.shared.array(GAMES, int16)
        kinds = cuda.shared.array(GAMES, int8)
        places = cuda.shared.array(GAMES, int16)
        order = cuda.shared.array(GAMES, int16)
        counts = cuda.shared.array(KINDS, int32)
        firsts = cuda.shared.array(KINDS, int32)
        taken = cuda.shared.array(1, int32)
        legal = cuda.local.array(MOST_LEGAL, int16)
        cards = deck.view(DECK)[0]
        lane = cuda.threadIdx.x % LANES
        for i in range(cuda.threadIdx.x, GAMES, cuda.blockDim.x):
            kinds[i] = NEW
        while True:
            playing = sort(kinds, places, counts, firsts, order, taken)
            if playing == 0:
                break
            first = next_places(taken)
            while first < playing:
                if first + lane < playing:
                    i = order[first + lane]
                    if kinds[i] == NEW:
                        games[i] = cuda.atomic.add(begun, 0, 1)
                        if games[i] < len(decisions):
                            begin(finals[games[i]], blank, cards, rngs[i : i + 1], games[i])
                            decided[i] = 0
                        else:
                            kinds[i] = LAST
                    if kinds[i] != LAST:
                        state = finals[games[i]].view(STATE)[0]
                        number = list_legal(state, cards, legal)
                        chosen[i] = legal[below(rngs[i : i + 1], number)]
                        kinds[i] = kind_of_action(state, chosen[i])
                        decided[i] += 1
                first = next_places(taken)
            playing = sort(kinds, places, counts, firsts, order, taken)
            first = next_places(taken)
            while first < playing:
                if first + lane < playing:
                    i = order[first + lane]
                    state = finals[games[i]].view(STATE)[0]
                    apply(state, cards, chosen[i])
                    kinds[i] = kind_of_choice(state, cards)
                    if kinds[i] == NEW:
                        decisions[games[i]] = decided[i]
                first = next_places(taken)

    @cuda.jit(device=True)
    def begin(words: Any, blank: Any, cards: Any, rng: Any, game: int) -> None:
        for word in range(WORDS):
            words[word] = blank[word]
        sow(words.view(STATE)[0].chance, game)
        sow(rng, game + 1)
        deal(words.view(STATE)[0], cards)

    @cuda.jit(device=True)
    def next_places(taken: Any) -> int:
        """The first of as many places in the order as a warp has lanes, which no other warp gets."""
        first = int32(0)
        cuda.syncwarp(ALL_LANES)
        if cuda.threadIdx.x % LANES == 0:
            first = cuda.atomic.add(taken, 0, LANES)
        return int(cuda.shfl_sync(ALL_LANES, first, 0))

    @cuda.jit(device=True)
    def kind_of_choice(state: Any, cards: Any) -> int:
        """By what decides what has to be listed."""
        if state.phase == OVER:
            return NEW
        if state.phase == EFFECT:
            return int(FIRST_CHOICE + EFFECT * OPERATIONS + pending_operation(state, cards))
        return int(FIRST_CHOICE + state.phase * OPERATIONS + (1 if state.fruit_action == NONE else 0))

    @cuda.jit(device=True)
    def kind_of_action(state: Any, code: int) -> int:
        kind = 0
        for after in FIRST_CODES:
            if code >= after:
                kind += PHASES
        return int(kind + state.phase)

    @cuda.jit(device=True)
    def sort(kinds: Any, places: Any, counts: Any, firsts: Any, order: Any, taken: Any) -> int:
        """List the block's places by their kinds, of which there are `counts`; each begins at `firsts`.

        Returns how many have a game or are to get one.
        """
        thread, step = cuda.threadIdx.x, cuda.blockDim.x
        cuda.syncthreads()
        if thread < KINDS:
            counts[thread] = 0
        taken[0] = 0
        cuda.syncthreads()
        for i in range(thread, GAMES, step):
            places[i] = cuda.atomic.add(counts, kinds[i], 1)
        cuda.syncthreads()
        if thread < KINDS:
            before = 0
            for kind in range(thread):
                before += counts[kind]
            firsts[thread] = before
        cuda.syncthreads()
        for i in range(thread, GAMES, step):
            order[firsts[kinds[i]] + places[i]] = i
        cuda.syncthreads()
        return GAMES - int(counts[LAST])

    return play
