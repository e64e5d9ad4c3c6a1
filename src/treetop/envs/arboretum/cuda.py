"""Games of Arboretum on a CUDA device: the CPU's rules, one thread a game."""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any

import numpy as np
from numba import from_dtype, int16, int64

from treetop.envs.arboretum.arrays import ArboretumGames
from treetop.envs.arboretum.spaces import MASK, shapes
from treetop.envs.cuda.games import Block, GamesOnDevice, Kernels, one_thread_a_game
from treetop.envs.cuda.observing import Tile
from treetop.envs.seating import Outcome, Seating
from treetop.games.arboretum.compiled import STATE
from treetop.games.arboretum.state import PLANTED
from treetop.kernel import load
from treetop.kernel.device import cuda, on_device
from treetop.players.arboretum.compiled import ANALYSIS

WORDS = STATE.itemsize // 8


class ArboretumGamesOnDevice(GamesOnDevice):
    on_cpu = ArboretumGames

    @classmethod
    def kernels(cls, players: int, alone: bool) -> Kernels:
        return Kernels(*_stepping(alone), (_block(players),))

    def _allocate(self) -> None:
        super()._allocate()
        self._words = self.states.view(np.int64).reshape(len(self), WORDS)

    def more(self) -> Any:
        return cuda.to_device(np.array([self.settings._top_only], np.int64))

    def arrays(self) -> tuple[Any, ...]:
        return self.states, self._words, self.settings._opening


@cache
def _stepping(alone: bool) -> tuple[Any, Any, Any]:
    compiled: Any = load("treetop.envs.arboretum.compiled", "cuda")
    sit_down, deal, begin = compiled.sit_down, compiled.deal, compiled.begin
    step_alone, step_against = compiled.step_alone, compiled.step_against
    code_of, illegal_code = compiled.code_of, compiled.ILLEGAL
    record = from_dtype(ANALYSIS)

    @on_device
    def begin_all_seats(games: Any, seating: Seating, i: int, seed: int) -> None:
        states, words, opening = games
        sit_down(seating, i, seed)
        deal(states[i], words[i], opening, seating, i)

    @on_device
    def begin_one_seat(games: Any, seating: Seating, i: int, seed: int) -> None:
        states, words, opening = games
        analysis = cuda.local.array(1, record)
        sit_down(seating, i, seed)
        begin(states[i], words[i], opening, seating, i, analysis[0])

    @on_device
    def step_all_seats(games: Any, seating: Seating, i: int, action: int, outcome: Outcome) -> None:
        states, words, opening = games
        step_alone(states[i], words[i], opening, seating, i, action, outcome)

    @on_device
    def step_one_seat(games: Any, seating: Seating, i: int, action: int, outcome: Outcome) -> None:
        _, words, opening = games
        analysis = cuda.local.array(1, record)
        # Looked at thousands of times: threads reach their local memory faster.
        own = cuda.local.array(WORDS, int64)
        for word in range(WORDS):
            own[word] = words[i, word]
        step_against(own.view(STATE)[0], own, opening, seating, i, action, outcome, analysis[0])
        for word in range(WORDS):
            words[i, word] = own[word]

    @on_device
    def is_illegal(games: Any, i: int, action: int) -> bool:
        return bool(code_of(games[0][i], action) == illegal_code)

    if alone:
        return one_thread_a_game(begin_all_seats, step_all_seats, is_illegal)
    return one_thread_a_game(begin_one_seat, step_one_seat, is_illegal)


@cache
def _block(players: int) -> Block:
    seen: Any = load("treetop.envs.arboretum.observation", "cuda")
    mark_cards, list_places, mark_legal = seen.mark_cards, seen.list_places, seen.mark_legal
    describe_table, list_trees, sort_hand = seen.describe_table, seen.list_trees, seen.sort_hand
    size = {name: prod(shape) for name, shape in shapes(players).items()}
    one_tile = players < 4
    """More rows do not fit into one."""
    cards_end = size["cards"]
    table = cards_end if one_tile else 0
    trees = table + size["table"]
    hand = trees + size["trees"]
    places = hand + size["hand"]
    mask = places + size["places"]
    end = mask + size[MASK]

    @on_device
    def fill_cards(i: int, states: Any, seats: Any, more: Any, rows: Any) -> None:
        mark_cards(states[i], seats[i], more[0], rows[:cards_end])

    @on_device
    def fill_trees(i: int, states: Any, seats: Any, more: Any, rows: Any) -> None:
        list_trees(states[i], seats[i], rows[trees:hand])

    @on_device
    def fill_places(i: int, states: Any, seats: Any, more: Any, rows: Any) -> None:
        cells = cuda.local.array(PLANTED, int16)
        list_places(states[i], seats[i], cells, rows[places:mask])

    @on_device
    def fill_mask(i: int, states: Any, seats: Any, more: Any, rows: Any) -> None:
        describe_table(states[i], seats[i], rows[table:trees])
        sort_hand(states[i], seats[i], rows[hand:places])
        mark_legal(states[i], seats[i], rows[mask:end])

    others = (fill_trees, fill_places, fill_mask)
    tiles: tuple[Tile, ...] = (Tile(end, (fill_cards, *others)),)
    if not one_tile:
        tiles = (Tile(cards_end, (fill_cards,)), Tile(end, others))
    return Block("int8", ("cards", "table", "trees", "hand", "places", MASK), tiles)
