"""A finished table of any origin, for counting: what lies before everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from treetop.games.tree_society import compiled
from treetop.games.tree_society.compiled import LAYOUT
from treetop.games.tree_society.position import Position
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.state import CARDS, GUILDS, OVER, PLACES, TYPES_OF_FRUIT
from treetop.games.tree_society.vocabulary import FRUIT
from treetop.games.tree_society.vocabulary import GUILDS as GUILD_NAMES


@dataclass
class Holdings:
    """One player's cards by key, fruit by type, and the coins of pouch and chest together."""

    completed: list[str] = field(default_factory=list)
    ongoing: dict[str, int] = field(default_factory=dict)
    sold: dict[str, int] = field(default_factory=dict)
    unsold: dict[str, int] = field(default_factory=dict)
    coins: int = 0


def finished_position(setup: Setup, seats: Sequence[Holdings], market_types: int) -> Position:
    """The end of a game of which nothing else is known (T23 asks for no more)."""
    state = compiled.blank()
    record = state.view(LAYOUT.dtype)[0]
    setup.write(record)
    types = setup.deck.plain.fruit_type
    for kind in range(market_types):
        record["fruit_market"][kind] = types.index(kind)
    for seat, held in enumerate(seats):
        _lay_out(record, setup, seat, held)
    record["phase"] = OVER
    return Position(setup, state)


def _lay_out(record: Any, setup: Setup, seat: int, held: Holdings) -> None:
    record["pouch"][seat] = held.coins
    _count_fruit(record, "sold", seat, held.sold)
    _count_fruit(record, "unsold", seat, held.unsold)
    for place, (key, level) in enumerate(held.ongoing.items()):
        record["ongoing"][seat * PLACES + place] = setup.deck.card_number[key]
        record["level"][seat * PLACES + place] = level
    for place, key in enumerate(held.completed):
        number = setup.deck.card_number[key]
        card = setup.deck.guild_cards[number]
        record["completed"][seat * CARDS + place] = number
        record["symbols_of"][seat * GUILDS + GUILD_NAMES.index(card.guild)] += card.symbols
    record["completed_size"][seat] = len(held.completed)


def _count_fruit(record: Any, where: str, seat: int, counts: Mapping[str, int]) -> None:
    for kind, name in enumerate(FRUIT):
        record[f"{where}_of"][seat * TYPES_OF_FRUIT + kind] = counts.get(name, 0)
    record[f"{where}_size"][seat] = sum(counts.values())
