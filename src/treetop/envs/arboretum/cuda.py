"""Games of Arboretum on a CUDA device: the CPU's rules, one thread a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod
from typing import Any

import numpy as np
from numba import from_dtype, int16, int64

from treetop.envs.arboretum.arrays import ArboretumGames
from treetop.envs.arboretum.spaces import MASK, shapes
from treetop.envs.cuda.games import Block, GamesOnDevice, Kernels
from treetop.envs.cuda.observing import Tile
from treetop.games.arboretum.compiled import STATE
from treetop.games.arboretum.state import PLANTED
from treetop.kernel import load
from treetop.kernel.device import cuda, kernel, on_device
from treetop.players.arboretum.compiled import ANALYSIS

WORDS = STATE.itemsize // 8


class ArboretumGamesOnDevice(GamesOnDevice):
    on_cpu = ArboretumGames

    @classmethod
    def kernels(cls, players: int, alone: bool) -> Kernels:
        begin, step, check = _stepping(alone)
        return Kernels(begin, step, check, (_block(players),))

    def _allocate(self) -> None:
        super()._allocate()
        one = self.settings
        self._words = self.states.view(np.int64).reshape(len(self), WORDS)
        self._limits, self._judges = cuda.to_device(one._limits), cuda.to_device(one._judges)

    def more(self) -> Any:
        return cuda.to_device(np.array([self.settings._top_only], np.int64))

    def arrays(self) -> Sequence[Any]:
        one = self.settings
        return (
            self.states,
            self._words,
            self._chance,
            self._learner,
            self._seats,
            self._rivals,
            self.players,
            one._opening,
            one._kind,
            self._limits,
            self._judges,
        )


@cache
def _stepping(alone: bool) -> tuple[Any, Any, Any]:
    compiled: Any = load("treetop.envs.arboretum.compiled", "cuda")
    begin_game, step_alone, step_against = compiled.begin_game, compiled.step_alone, compiled.step_against
    sow, deal_anew = compiled.sow, compiled.deal_anew
    code_of, illegal_code = compiled.code_of, compiled.ILLEGAL
    record = from_dtype(ANALYSIS)

    @kernel
    def begin_all_seats(
        states: Any,
        words: Any,
        chance: Any,
        learner: Any,
        seats: Any,
        rivals: Any,
        players: int,
        opening: int,
        kind: int,
        limits: Any,
        weights: Any,
        seeds: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            sow(chance[i], seeds[i])
            deal_anew(states[i], words[i], chance[i], players, opening)
            seats[i] = states[i].seat

    @kernel
    def begin_one_seat(
        states: Any,
        words: Any,
        chance: Any,
        learner: Any,
        seats: Any,
        rivals: Any,
        players: int,
        opening: int,
        kind: int,
        limits: Any,
        weights: Any,
        seeds: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            analysis = cuda.local.array(1, record)
            begin_game(
                i,
                states,
                words,
                chance,
                learner,
                seats,
                rivals,
                seeds,
                players,
                opening,
                limits,
                weights,
                analysis[0],
            )

    @kernel
    def step_all_seats(
        states: Any,
        words: Any,
        chance: Any,
        learner: Any,
        seats: Any,
        rivals: Any,
        players: int,
        opening: int,
        kind: int,
        limits: Any,
        weights: Any,
        actions: Any,
        rewards: Any,
        scores: Any,
        over: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            step_alone(
                i, states, words, chance, seats, actions, rewards, scores, over, players, opening, kind
            )

    @kernel
    def step_one_seat(
        states: Any,
        words: Any,
        chance: Any,
        learner: Any,
        seats: Any,
        rivals: Any,
        players: int,
        opening: int,
        kind: int,
        limits: Any,
        weights: Any,
        actions: Any,
        rewards: Any,
        scores: Any,
        over: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            analysis = cuda.local.array(1, record)
            # Looked at thousands of times: threads reach their local memory faster.
            own = cuda.local.array((1, WORDS), int64)
            for word in range(WORDS):
                own[0, word] = words[i, word]
            end = i + 1
            step_against(
                0,
                own.view(STATE)[0],
                own,
                chance[i:end],
                learner[i:end],
                seats[i:end],
                rivals[i:end],
                actions[i:end],
                rewards[i:end],
                scores[i:end],
                over[i:end],
                players,
                opening,
                kind,
                limits,
                weights,
                analysis[0],
            )
            for word in range(WORDS):
                words[i, word] = own[0, word]

    @kernel
    def check(
        states: Any,
        words: Any,
        chance: Any,
        learner: Any,
        seats: Any,
        rivals: Any,
        players: int,
        opening: int,
        kind: int,
        limits: Any,
        weights: Any,
        actions: Any,
        illegal: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states) and code_of(states[i], actions[i]) == illegal_code:
            cuda.atomic.add(illegal, 0, 1)

    if alone:
        return begin_all_seats, step_all_seats, check
    return begin_one_seat, step_one_seat, check


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
