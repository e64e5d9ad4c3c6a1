"""What stays the same through a whole game: seats, species in play, options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import Any

import numpy as np

from treetop.games.arboretum.action import Discard, Plant
from treetop.games.arboretum.card import Card
from treetop.games.arboretum.species import EDITIONS, Edition
from treetop.games.arboretum.state import RANKS, UP
from treetop.games.errors import Illegal
from treetop.games.game import Facts
from treetop.locales import Message

Bytes = np.ndarray[Any, np.dtype[np.uint8]]


@dataclass(frozen=True)
class Setup:
    """`species` in score-sheet order: the kernel numbers cards by it."""

    players: int
    species: tuple[str, ...]
    edition: Edition = "renegade"
    discards: str = "open"
    opening_discard: bool = False
    species_chosen: bool = False

    @classmethod
    def of(cls, players: int, species: list[str], options: Facts) -> Setup:
        order = EDITIONS[options["edition"]]
        return _known(
            players,
            tuple(sorted(species, key=order.index)),
            options["edition"],
            options["discards"],
            options["opening_discard"],
            options["species"] != "random",
        )

    def options(self) -> Facts:
        """The options that lead to this set-up."""
        return {
            "edition": self.edition,
            "species": list(self.species) if self.species_chosen else "random",
            "discards": self.discards,
            "opening_discard": self.opening_discard,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: the cards follow from the species."""
        return Setup, tuple(getattr(self, field.name) for field in fields(self))

    @property
    def top_only(self) -> bool:
        return self.discards == "top"

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All cards, by their number in the kernel."""
        return _cards(self.species)

    @cached_property
    def plants(self) -> tuple[Plants, ...]:
        """Every way to plant a card, by its number in the kernel and by cell."""
        return _plants(self.species)

    @cached_property
    def discards_of(self) -> tuple[Discard, ...]:
        """The action that discards a card, by its number in the kernel."""
        return _discards(self.species)

    @cached_property
    def codes(self) -> tuple[str | None, ...]:
        """All cards in notation; the last stands for a card that is not known."""
        return _codes(self.species)

    @cached_property
    def letters(self) -> Bytes:
        """The same for compiled code: three letters each."""
        return _letters(self.species)

    def numbers(self, cards: Iterable[Card]) -> list[int]:
        """The kernel's numbers of cards that are known to be in play."""
        first = _first_numbers(self.species)
        return [first[card.species] + card.rank for card in cards]

    def number(self, card: Card) -> int:
        try:
            return _numbers(self.species)[card]
        except KeyError:
            raise Illegal(
                Message.of("arboretum-card-not-in-play", card=str(card), species=", ".join(self.species)),
                "A2",
            ) from None


_known = cache(Setup)
"""What follows from a set-up is worked out once, not at every deal."""


class Plants(dict[int, Plant]):
    """The ways to plant one card, by cell. Actions never change, and loops ask for the same ones again."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card

    def __missing__(self, cell: int) -> Plant:
        self[cell] = action = Plant(self.card, *coordinates(cell))
        return action


plants_of = cache(Plants)


@cache
def coordinates(cell: int) -> tuple[int, int]:
    """Columns and rows reach 17 to either side, so a row of 92 cells belongs to one of them."""
    y = (cell + UP // 2) // UP
    return cell - UP * y, y


# Once for every choice of species: a server has thousands of games, and most of them share these.
@cache
def _cards(species: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(Card(code, rank) for code in species for rank in range(1, RANKS + 1))


@cache
def _numbers(species: tuple[str, ...]) -> dict[Card, int]:
    return {card: number for number, card in enumerate(_cards(species))}


@cache
def _first_numbers(species: tuple[str, ...]) -> dict[str, int]:
    """What a card's rank is added to."""
    return {code: place * RANKS - 1 for place, code in enumerate(species)}


@cache
def _codes(species: tuple[str, ...]) -> tuple[str | None, ...]:
    return (*map(str, _cards(species)), None)


@cache
def _letters(species: tuple[str, ...]) -> Bytes:
    return np.frombuffer(bytearray("".join(map(str, _cards(species))), "ascii"), np.uint8)


@cache
def _plants(species: tuple[str, ...]) -> tuple[Plants, ...]:
    return tuple(map(plants_of, _cards(species)))


@cache
def _discards(species: tuple[str, ...]) -> tuple[Discard, ...]:
    return tuple(map(Discard, _cards(species)))
