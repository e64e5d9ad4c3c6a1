"""A deck: 73 guild cards and 75 fruit cards, known by a hash of everything that matters in play."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

import numpy as np

from treetop.games.game import Facts
from treetop.games.tree_society import state as kernel
from treetop.games.tree_society.cards import EffectStep, Formula, FruitCard, GuildCard, Level
from treetop.games.tree_society.vocabulary import (
    ACTIONS,
    BUILDS,
    DISCARDS,
    FRUIT,
    GUILDS,
    KINDS,
    PRICES,
    PURSES,
    STEPS,
    TERMS,
)
from treetop.kernel import Layout

LAYOUT = Layout(kernel.Deck)
Bytes = np.ndarray[Any, np.dtype[np.uint8]]


@dataclass(frozen=True, eq=False)
class Deck:
    """The cards of a game. Position in `fruit` and `guild_cards` is the card's number in the kernel."""

    name: str
    fruit: tuple[FruitCard, ...]
    guild_cards: tuple[GuildCard, ...]
    start_pouch: tuple[int, ...]
    start_chest: tuple[int, ...]

    @cached_property
    def hash(self) -> str:
        cards = [asdict(fruit) for fruit in self.fruit] + [asdict(card) for card in self.guild_cards]
        for card in cards:
            card.pop("own_name", None)
        text = json.dumps([self.start_pouch, self.start_chest, cards], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and other.hash == self.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return f"<Deck {self.name!r} {self.hash}>"

    def facts(self) -> Facts:
        """Everything that matters in play, as JSON."""
        return {
            "start": {"pouch": list(self.start_pouch), "chest": list(self.start_chest)},
            "fruit": {card.key: card.facts | {"marked": card.marked} for card in self.fruit},
            "guild_cards": {card.key: card.facts for card in self.guild_cards},
        }

    @cached_property
    def fruit_number(self) -> Mapping[str, int]:
        return {card.key: number for number, card in enumerate(self.fruit)}

    @cached_property
    def card_number(self) -> Mapping[str, int]:
        return {card.key: number for number, card in enumerate(self.guild_cards)}

    @cached_property
    def plain(self) -> kernel.Deck:
        """The deck as the interpreted kernel reads it."""
        plain = kernel.Deck()
        plain.start_pouch = list(self.start_pouch)
        plain.start_chest = list(self.start_chest)
        for number, fruit in enumerate(self.fruit):
            _write_fruit(plain, number, fruit)
        for number, card in enumerate(self.guild_cards):
            _write_card(plain, number, card)
        return plain

    @cached_property
    def bytes(self) -> Bytes:
        """The deck as the compiled kernel reads it."""
        blank = LAYOUT.blank()
        LAYOUT.store(self.plain, blank.view(LAYOUT.dtype)[0])
        blank.flags.writeable = False
        return blank

    def __setstate__(self, fields: Facts) -> None:
        """A pickled array comes back writable, and Numba would compile everything anew for such a one."""
        vars(self).update(fields)
        if "bytes" in fields:
            self.bytes.flags.writeable = False


def _write_fruit(plain: kernel.Deck, number: int, fruit: FruitCard) -> None:
    plain.fruit_type[number] = FRUIT.index(fruit.type)
    plain.fruit_action[number] = ACTIONS.index(fruit.action)
    plain.fruit_coins[number] = fruit.coins
    plain.precious[number] = int(fruit.precious)
    plain.marked[number] = int(fruit.marked)


def _write_card(plain: kernel.Deck, number: int, card: GuildCard) -> None:
    plain.guild[number] = GUILDS.index(card.guild)
    plain.symbols[number] = card.symbols
    plain.starting[number] = int(card.starting)
    for i, level in enumerate(card.levels):
        _write_level(plain, number * 3 + i, level)


def _write_level(plain: kernel.Deck, place: int, level: Level) -> None:
    plain.cost[place] = level.cost
    plain.kind[place] = KINDS.index(level.kind)
    if isinstance(level.points, Formula):
        plain.points[place] = level.points.base
        plain.points_each[place] = level.points.each
        plain.points_term[place] = TERMS[level.points.of]
        plain.points_per[place] = level.points.every
    else:
        plain.points[place] = level.points
    for i, step in enumerate(level.steps):
        _write_step(plain, place * kernel.STEPS + i, step)


def _write_step(plain: kernel.Deck, place: int, step: EffectStep) -> None:
    plain.step[place] = STEPS[step.do].number
    plain.amount[place] = step.amount
    plain.less[place] = step.less
    plain.how[place] = PURSES.index(step.to) if STEPS[step.do].continuous else PRICES.index(step.how)
    plain.what[place] = _what(step)
    if step.do == "reduce":
        plain.term[place] = 0 if step.guild is None else GUILDS.index(step.guild) + 1
    elif step.per is not None:
        plain.term[place] = TERMS[step.per]


def _what(step: EffectStep) -> int:
    if step.do == "reveal-fruit":
        return step.keep
    if step.do == "reduce":
        return step.level
    if step.do == "build":
        return BUILDS.index(step.what)
    return DISCARDS.index(step.what)
