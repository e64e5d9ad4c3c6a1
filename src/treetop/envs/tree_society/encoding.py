"""Tree Society as numbers, one view at a time. Actions have the kernel's numbers (docs/research.md)."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.envs.encoding import Array, Observation, Part
from treetop.games.tree_society import Action, View
from treetop.games.tree_society.codes import ACTIONS
from treetop.games.tree_society.state import (
    CARDS,
    FRUITS,
    GUILDS,
    MARKET,
    NO_ROUND,
    OVER,
    PLACES,
    REVEALED,
    STALLS,
    STEPS,
    TYPES_OF_FRUIT,
)

TABLE = ("round", "turn", "stalls", "fruit_deck_size", "guild_deck_size", "end_symbols")
PENDING = ("pending_size", "pending_left", "pending_fresh", "pending_begun")
SIZES = ("pouch", "chest", "unsold_size", "sold_size", "completed_size")
COUNTS = {"unsold_of": TYPES_OF_FRUIT, "sold_of": TYPES_OF_FRUIT, "symbols_of": GUILDS}
"""What is counted of a seat by type of fruit or by guild."""


class TreeSocietyEncoding:
    actions = ACTIONS

    def parts(self, players: int) -> dict[str, Part]:
        table = OVER + 1 + len(TABLE) + len(PENDING) + 2 + 2 * TYPES_OF_FRUIT
        return {
            "fruit": Part((FRUITS, 3 + 2 * players), 0, 1),
            "guild": Part((CARDS, 5 + 2 * players), 0, 4),
            "stalls": Part((STALLS,), 0, FRUITS),
            "market": Part((MARKET,), 0, CARDS),
            "revealed": Part((REVEALED,), 0, FRUITS),
            "table": Part((table + 1,), 0, 2**15 - 1, "int16"),
            "seats": Part((players, len(SIZES) + sum(COUNTS.values())), 0, 2**15 - 1, "int16"),
        }

    def observe(self, view: View) -> Observation:
        record, players = view.record, view.players
        viewer = view.seat or 0
        turned = [(viewer + ahead) % players for ahead in range(players)]
        return {
            "fruit": _fruit(record, turned),
            "guild": _guild(record, turned),
            "stalls": (record["fruit_market"] + 1).astype(np.int8),
            "market": (record["guild_market"] + 1).astype(np.int8),
            "revealed": _first(record["revealed"], record["revealed_size"]),
            "table": _table(record),
            "seats": np.array([_seat(record, seat) for seat in turned], np.int16),
        }

    def mask(self, view: View) -> Array:
        mask = np.zeros(ACTIONS, np.int8)
        if view.seat is not None and view.seat_to_act == view.seat:
            mask[list(view.legal_codes())] = 1
        return mask

    def number(self, view: View, action: Action) -> int:
        return view.encode(action)

    def action(self, view: View, number: int) -> Action:
        if not 0 <= number < ACTIONS or not self.mask(view)[number]:
            raise ValueError(f"action {number} is illegal here")
        return view.decode(number)


def _fruit(record: Any, turned: list[int]) -> Array:
    """By fruit card: in the market, sold this turn, its action in use; then held and sold, seat by seat."""
    fruit = np.zeros((FRUITS, 3 + 2 * len(turned)), np.int8)
    _mark(fruit, record["fruit_market"], 0)
    _mark(fruit, record["sold_now"][: record["sold_now_size"]], 1)
    _mark(fruit, record["fruit_action"], 2)
    for ahead, seat in enumerate(turned):
        _mark(fruit, _pile(record, "unsold", seat, FRUITS), 3 + ahead)
        _mark(fruit, _pile(record, "sold", seat, FRUITS), 3 + len(turned) + ahead)
    return fruit


def _guild(record: Any, turned: list[int]) -> Array:
    """By guild card: in play, in the upper row, in the lower, discarded, its effect in use; then, seat by
    seat, 1 + the level its tree stands on; then completed, seat by seat."""
    guild = np.zeros((CARDS, 5 + 2 * len(turned)), np.int8)
    guild[:, 0] = record["in_play"]
    upper, lower = np.split(record["guild_market"], 2)
    _mark(guild, upper, 1)
    _mark(guild, lower, 2)
    _mark(guild, record["discard"][: record["discard_size"]], 3)
    _mark(guild, record["pending"][: record["pending_size"]] // (3 * STEPS), 4)
    for ahead, seat in enumerate(turned):
        places = slice(seat * PLACES, (seat + 1) * PLACES)
        for card, level in zip(record["ongoing"][places], record["level"][places], strict=True):
            if card >= 0:
                guild[card, 5 + ahead] = 1 + level
        _mark(guild, _pile(record, "completed", seat, CARDS), 5 + len(turned) + ahead)
    return guild


def _table(record: Any) -> Array:
    phase = np.arange(OVER + 1) == record["phase"]
    numbers = [record[name] for name in (*TABLE, *PENDING)]
    last = 0 if record["last_round"] == NO_ROUND else record["last_round"]
    table: Array = np.concatenate(
        [phase, numbers, _step(record), record["visible"], record["type_sold_now"], [last]]
    ).astype(np.int16)
    return table


def _step(record: Any) -> tuple[int, int]:
    """The level and the step of it that ask for a choice, both from 1; 0 if there is none."""
    if record["pending_size"] == 0:
        return 0, 0
    place = int(record["pending"][record["pending_size"] - 1])
    return place // STEPS % 3 + 1, place % STEPS + 1


def _seat(record: Any, seat: int) -> list[int]:
    sizes = [int(record[name][seat]) for name in SIZES]
    counts = [record[name][seat * many : (seat + 1) * many].tolist() for name, many in COUNTS.items()]
    return sizes + [count for each in counts for count in each]


def _pile(record: Any, name: str, seat: int, room: int) -> Array:
    pile: Array = record[name][seat * room : seat * room + int(record[f"{name}_size"][seat])]
    return pile


def _mark(array: Array, cards: Any, column: int) -> None:
    """Cards that the viewer does not know, and places without a card, are below 0."""
    known = np.atleast_1d(cards)
    array[known[known >= 0], column] = 1


def _first(cards: Array, count: int) -> Array:
    """The first cards, from 1; then 0."""
    shown: Array = np.where(np.arange(len(cards)) < count, cards + 1, 0).astype(np.int8)
    return shown
