"""Games of Tree Society on a CUDA device: the CPU's rules, one thread a game."""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any

from numba import from_dtype, int64

from treetop.envs.cuda.games import Block, GamesOnDevice, Kernels, Stepping, one_thread_a_game
from treetop.envs.cuda.observing import Tile
from treetop.envs.seating import Outcome, Seating
from treetop.envs.tree_society.arrays import TreeSocietyGames
from treetop.envs.tree_society.compiled import SCRATCH
from treetop.envs.tree_society.spaces import MASK, parts
from treetop.games.tree_society.codes import ACTIONS
from treetop.games.tree_society.compiled import DECK, STATE
from treetop.games.tree_society.state import MOST_LEGAL
from treetop.kernel import load
from treetop.kernel.device import cuda, on_device


class TreeSocietyGamesOnDevice(GamesOnDevice):
    on_cpu = TreeSocietyGames

    @classmethod
    def kernels(cls, players: int, alone: bool) -> Kernels:
        return Kernels(_stepping(alone), _blocks(players))

    def _allocate(self) -> None:
        super()._allocate()
        self._table = cuda.to_device(self.settings._table)

    def more(self) -> Any:
        return cuda.to_device(self.settings._deck)

    def arrays(self) -> tuple[Any, ...]:
        return self.states, self._more, self._table


@cache
def _stepping(alone: bool) -> Stepping:
    compiled: Any = load("treetop.envs.tree_society.compiled", "cuda")
    sit_down, deal, begin = compiled.sit_down, compiled.deal, compiled.begin
    apply, answer, deal_next = compiled.rules.apply, compiled.answer, compiled.deal_next
    objects_to, over = compiled.is_illegal, compiled.OVER
    record = from_dtype(STATE)

    @on_device
    def begin_all_seats(games: Any, seating: Seating, i: int, seed: int) -> None:
        states, deck, blank = games
        sit_down(seating, i, seed)
        deal(states, deck.view(DECK)[0], blank[0], seating, i)

    @on_device
    def begin_one_seat(games: Any, seating: Seating, i: int, seed: int) -> None:
        states, deck, blank = games
        scratch = cuda.local.array(SCRATCH, record)
        legals = cuda.local.array((2, MOST_LEGAL), int64)
        sit_down(seating, i, seed)
        begin(states, deck.view(DECK)[0], blank[0], seating, i, scratch, legals)

    @on_device
    def step(games: Any, seating: Seating, i: int, action: int) -> bool:
        state, deck, learner = games[0][i], games[1].view(DECK)[0], seating.learner[i]
        if objects_to(state, deck, action):
            return False
        apply(state, deck, action)
        seating.seats[i] = state.seat
        return bool(state.phase == over or (learner >= 0 and state.seat != learner))

    @on_device
    def answer_no_seat(games: Any, seating: Seating, i: int, outcome: Outcome) -> None:
        states, deck, blank = games
        deal_next(states, deck.view(DECK)[0], blank[0], seating, i, outcome)

    @on_device
    def answer_one_seat(games: Any, seating: Seating, i: int, outcome: Outcome) -> None:
        states, deck, blank = games
        scratch = cuda.local.array(SCRATCH, record)
        legals = cuda.local.array((2, MOST_LEGAL), int64)
        answer(states, deck.view(DECK)[0], blank[0], seating, i, outcome, scratch, legals)

    @on_device
    def is_illegal(games: Any, i: int, action: int) -> bool:
        return bool(objects_to(games[0][i], games[1].view(DECK)[0], action))

    if alone:
        return one_thread_a_game(begin_all_seats, step, answer_no_seat, is_illegal)
    return one_thread_a_game(begin_one_seat, step, answer_one_seat, is_illegal)


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
    def fill_fruit(state: Any, seat: int, deck: Any, rows: Any) -> None:
        mark_fruit(state, seat, rows)

    @on_device
    def fill_guild(state: Any, seat: int, deck: Any, rows: Any) -> None:
        mark_guild(state, seat, rows)

    @on_device
    def fill_market(state: Any, seat: int, deck: Any, rows: Any) -> None:
        list_market(state, rows[:stalls_end], rows[stalls_end:market_end], rows[market_end:mask])

    @on_device
    def fill_mask(state: Any, seat: int, deck: Any, rows: Any) -> None:
        legal = cuda.local.array(MOST_LEGAL, int64)
        mark_legal(state, deck.view(DECK)[0], seat, legal, rows[mask:])

    @on_device
    def fill_numbers(state: Any, seat: int, deck: Any, rows: Any) -> None:
        describe_table(state, rows[:table_end])
        describe_seats(state, seat, rows[table_end:])

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
