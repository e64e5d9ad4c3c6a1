"""Games of Tree Society on a CUDA device: the CPU's rules, one thread a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod
from typing import Any

from numba import from_dtype, int64

from treetop.envs.cuda.games import Block, GamesOnDevice, Kernels
from treetop.envs.cuda.observing import Tile
from treetop.envs.tree_society.arrays import TreeSocietyGames
from treetop.envs.tree_society.compiled import SCRATCH
from treetop.envs.tree_society.spaces import MASK, parts
from treetop.games.tree_society.codes import ACTIONS
from treetop.games.tree_society.compiled import DECK, STATE
from treetop.games.tree_society.state import MOST_LEGAL
from treetop.kernel import load
from treetop.kernel.device import cuda, kernel, on_device


class TreeSocietyGamesOnDevice(GamesOnDevice):
    on_cpu = TreeSocietyGames

    @classmethod
    def kernels(cls, players: int, alone: bool) -> Kernels:
        begin, step, check = _stepping(alone)
        return Kernels(begin, step, check, _blocks(players))

    def _allocate(self) -> None:
        super()._allocate()
        one = self.settings
        self._table = cuda.to_device(one._table)
        self._limits, self._judges = cuda.to_device(one._limits), cuda.to_device(one._judges)

    def more(self) -> Any:
        return cuda.to_device(self.settings._deck)

    def arrays(self) -> Sequence[Any]:
        return (
            self.states,
            self._more,
            self._table,
            self._chance,
            self._learner,
            self._seats,
            self._rivals,
            self.players,
            self.settings._kind,
            self._limits,
            self._judges,
        )


@cache
def _stepping(alone: bool) -> tuple[Any, Any, Any]:
    compiled: Any = load("treetop.envs.tree_society.compiled", "cuda")
    begin_game, step_alone, step_against = compiled.begin_game, compiled.step_alone, compiled.step_against
    sow, deal, is_illegal = compiled.sow, compiled.deal, compiled.is_illegal
    record = from_dtype(STATE)

    @kernel
    def begin_all_seats(
        states: Any,
        deck: Any,
        blank: Any,
        chance: Any,
        learner: Any,
        seats: Any,
        rivals: Any,
        players: int,
        kind: int,
        limits: Any,
        judges: Any,
        seeds: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            sow(chance[i], seeds[i])
            deal(states, i, deck.view(DECK)[0], blank[0], chance[i])
            seats[i] = states[i].seat

    @kernel
    def begin_one_seat(
        states: Any,
        deck: Any,
        blank: Any,
        chance: Any,
        learner: Any,
        seats: Any,
        rivals: Any,
        players: int,
        kind: int,
        limits: Any,
        judges: Any,
        seeds: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            scratch = cuda.local.array(SCRATCH, record)
            legals = cuda.local.array((2, MOST_LEGAL), int64)
            begin_game(
                i,
                states,
                deck.view(DECK)[0],
                blank[0],
                chance,
                learner,
                seats,
                rivals,
                seeds,
                players,
                limits,
                judges,
                scratch,
                legals,
            )

    @kernel
    def step_all_seats(
        states: Any,
        deck: Any,
        blank: Any,
        chance: Any,
        learner: Any,
        seats: Any,
        rivals: Any,
        players: int,
        kind: int,
        limits: Any,
        judges: Any,
        actions: Any,
        rewards: Any,
        scores: Any,
        over: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            step_alone(
                i,
                states,
                deck.view(DECK)[0],
                blank[0],
                chance,
                seats,
                actions,
                rewards,
                scores,
                over,
                players,
                kind,
            )

    @kernel
    def step_one_seat(
        states: Any,
        deck: Any,
        blank: Any,
        chance: Any,
        learner: Any,
        seats: Any,
        rivals: Any,
        players: int,
        kind: int,
        limits: Any,
        judges: Any,
        actions: Any,
        rewards: Any,
        scores: Any,
        over: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            scratch = cuda.local.array(SCRATCH, record)
            legals = cuda.local.array((2, MOST_LEGAL), int64)
            step_against(
                i,
                states,
                deck.view(DECK)[0],
                blank[0],
                chance,
                learner,
                seats,
                rivals,
                actions,
                rewards,
                scores,
                over,
                players,
                kind,
                limits,
                judges,
                scratch,
                legals,
            )

    @kernel
    def check(
        states: Any,
        deck: Any,
        blank: Any,
        chance: Any,
        learner: Any,
        seats: Any,
        rivals: Any,
        players: int,
        kind: int,
        limits: Any,
        judges: Any,
        actions: Any,
        illegal: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states) and is_illegal(states[i], deck.view(DECK)[0], actions[i]):
            cuda.atomic.add(illegal, 0, 1)

    if alone:
        return begin_all_seats, step_all_seats, check
    return begin_one_seat, step_one_seat, check


@cache
def _blocks(players: int) -> tuple[Block, Block]:
    seen: Any = load("treetop.envs.tree_society.observation", "cuda")
    mark_fruit, mark_guild, list_market, mark_legal = (
        seen.mark_fruit,
        seen.mark_guild,
        seen.list_market,
        seen.mark_legal,
    )
    describe_table, describe_seats = seen.describe_table, seen.describe_seats
    size = {name: prod(part.shape) for name, part in parts(players).items()}
    stalls_end = size["stalls"]
    market_end = stalls_end + size["market"]
    mask = market_end + size["revealed"]
    table_end = size["table"]

    @on_device
    def fill_fruit(i: int, states: Any, seats: Any, deck: Any, rows: Any) -> None:
        mark_fruit(states[i], seats[i], rows)

    @on_device
    def fill_guild(i: int, states: Any, seats: Any, deck: Any, rows: Any) -> None:
        mark_guild(states[i], seats[i], rows)

    @on_device
    def fill_market(i: int, states: Any, seats: Any, deck: Any, rows: Any) -> None:
        list_market(states[i], rows[:stalls_end], rows[stalls_end:market_end], rows[market_end:mask])

    @on_device
    def fill_mask(i: int, states: Any, seats: Any, deck: Any, rows: Any) -> None:
        legal = cuda.local.array(MOST_LEGAL, int64)
        mark_legal(states[i], deck.view(DECK)[0], seats[i], legal, rows[mask:])

    @on_device
    def fill_numbers(i: int, states: Any, seats: Any, deck: Any, rows: Any) -> None:
        describe_table(states[i], rows[:table_end])
        describe_seats(states[i], seats[i], rows[table_end:])

    cards = Block(
        "int8",
        ("fruit", "guild", "stalls", "market", "revealed", MASK),
        (
            Tile(size["fruit"], (fill_fruit,)),
            Tile(size["guild"], (fill_guild,)),
            Tile(mask + ACTIONS, (fill_market, fill_mask)),
        ),
    )
    numbers = Block("int16", ("table", "seats"), (Tile(table_end + size["seats"], (fill_numbers,)),))
    return cards, numbers
