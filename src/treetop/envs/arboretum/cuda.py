"""Games of Arboretum on a CUDA device: the CPU's rules, one thread a game."""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any

import numpy as np
from numba import from_dtype, int8, int64

from treetop.envs.arboretum.arrays import ArboretumGames
from treetop.envs.arboretum.spaces import MASK, shapes
from treetop.envs.cuda.games import Block, GamesOnDevice, Kernels, Stepping, one_thread_a_game
from treetop.envs.cuda.observing import Excerpt, Tile, excerpt
from treetop.envs.seating import Outcome, Seating
from treetop.games.arboretum.compiled import STATE
from treetop.games.arboretum.state import CELLS, RANKS, SEATS
from treetop.kernel import load
from treetop.kernel.device import cuda, on_device
from treetop.players.arboretum.compiled import ANALYSIS

WORDS = STATE.itemsize // 8
WARPS_FOR_MASK = 2
"""Warps of a block that mark what is legal, which takes longest."""
SEEN: Any = load("treetop.envs.arboretum.observation", "cuda")


class ArboretumGamesOnDevice(GamesOnDevice):
    on_cpu = ArboretumGames

    @classmethod
    def kernels(cls, players: int, alone: bool) -> Kernels:
        return Kernels(_stepping(alone), (_block(players),))

    def more(self) -> Any:
        return cuda.to_device(np.array([self.settings._top_only], np.int64))

    def arrays(self) -> tuple[Any, ...]:
        return self.states, self._words, self.settings._opening


@cache
def _stepping(alone: bool) -> Stepping:
    compiled: Any = load("treetop.envs.arboretum.compiled", "cuda")
    sit_down, deal, begin = compiled.sit_down, compiled.deal, compiled.begin
    apply, answer, deal_next = compiled.apply, compiled.answer, compiled.deal_next
    code_of, illegal_code, over = compiled.code_of, compiled.ILLEGAL, compiled.OVER
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
    def step(games: Any, seating: Seating, i: int, action: int) -> bool:
        state, learner = games[0][i], seating.learner[i]
        code = code_of(state, action)
        if code == illegal_code:
            return False
        apply(state, code)
        seating.seats[i] = state.seat
        return bool(state.phase == over or (learner >= 0 and state.seat != learner))

    @on_device
    def answer_no_seat(games: Any, seating: Seating, i: int, outcome: Outcome) -> None:
        states, words, opening = games
        deal_next(states[i], words[i], opening, seating, i, outcome)

    @on_device
    def answer_one_seat(games: Any, seating: Seating, i: int, outcome: Outcome) -> None:
        _, words, opening = games
        analysis = cuda.local.array(1, record)
        # Looked at thousands of times: threads reach their local memory faster.
        own = cuda.local.array(WORDS, int64)
        for word in range(WORDS):
            own[word] = words[i, word]
        answer(own.view(STATE)[0], own, opening, seating, i, outcome, analysis[0])
        for word in range(WORDS):
            words[i, word] = own[word]

    @on_device
    def is_illegal(games: Any, i: int, action: int) -> bool:
        return bool(code_of(games[0][i], action) == illegal_code)

    if alone:
        return one_thread_a_game(begin_all_seats, step, answer_no_seat, is_illegal)
    return one_thread_a_game(begin_one_seat, step, answer_one_seat, is_illegal)


@cache
def _block(players: int) -> Block:
    size = {name: prod(shape) for name, shape in shapes(players).items()}
    cards = size["cards"] // 2
    tiles = _tile_of_held(players, cards), _tile_of_discards(players, cards), _tile_of_others(players, size)
    return Block("int8", ("cards", "table", "trees", "hand", "places", MASK), tiles)


def _excerpt(players: int, names: str) -> Excerpt:
    """Of these fields, as much as so many players need. Cards are known one by one."""
    assert STATE.fields is not None
    sizes = {name: STATE.fields[name][0].shape for name in names.split()}
    share = {name: players * size[0] // SEATS if size else 1 for name, size in sizes.items()}
    if "known" in share:
        share["known"] = (2 * players + 2) * RANKS
    return excerpt(STATE, share)


def _tile_of_held(players: int, rows: int) -> Tile:
    mark_held, mark_planted = SEEN.mark_held, SEEN.mark_planted
    half = rows // 2

    @on_device
    def fill_held(state: Any, seat: int, more: Any, rows: Any) -> None:
        mark_held(state, seat, more[0], rows[:half])

    @on_device
    def fill_planted(state: Any, seat: int, more: Any, rows: Any) -> None:
        mark_planted(state, seat, rows[half:])

    fields = "players species hand_size hand known planted_size planted"
    return Tile(rows, (fill_held, fill_planted), _excerpt(players, fields))


def _tile_of_discards(players: int, rows: int) -> Tile:
    mark_discards = SEEN.mark_discards

    @on_device
    def fill_discards(state: Any, seat: int, more: Any, rows: Any) -> None:
        mark_discards(state, seat, more[0], rows)

    return Tile(rows, (fill_discards,), _excerpt(players, "players species discard_size discard"))


def _tile_of_others(players: int, size: dict[str, int]) -> Tile:
    describe_table, list_trees, sort_hand = SEEN.describe_table, SEEN.list_trees, SEEN.sort_hand
    list_places, mark_legal = SEEN.list_places, SEEN.mark_legal
    trees = size["table"]
    hand = trees + size["trees"]
    places = hand + size["hand"]
    mask = places + size["places"]
    end = mask + size[MASK]

    @on_device
    def fill_trees(state: Any, seat: int, more: Any, rows: Any) -> None:
        list_trees(state, seat, rows[trees:hand])

    @on_device
    def fill_places(state: Any, seat: int, more: Any, rows: Any) -> None:
        at = cuda.local.array(CELLS, int8)
        for cell in range(CELLS):
            at[cell] = 0
        list_places(state, seat, at, rows[places:mask])

    @on_device
    def fill_table(state: Any, seat: int, more: Any, rows: Any) -> None:
        describe_table(state, seat, rows[:trees])
        sort_hand(state, seat, rows[hand:places])

    def fill_mask(first: int) -> Any:
        @on_device
        def fill_mask(state: Any, seat: int, more: Any, rows: Any) -> None:
            mark_legal(state, seat, first, WARPS_FOR_MASK, rows[mask:end])

        return fill_mask

    fields = (
        "players phase seat turn pile_size hand_size hand discard_size planted_size planted cell "
        "frontier_size frontier"
    )
    fills = (fill_trees, fill_places, fill_table, *map(fill_mask, range(WARPS_FOR_MASK)))
    return Tile(end, fills, _excerpt(players, fields))
