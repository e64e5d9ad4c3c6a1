"""A card: a species' code and a rank, written `oa3`."""

from __future__ import annotations

from dataclasses import dataclass

from treetop.games.arboretum.species import EDITIONS
from treetop.games.errors import Malformed
from treetop.locales import Message

CODES = frozenset(code for codes in EDITIONS.values() for code in codes)


@dataclass(frozen=True, order=True, slots=True)
class Card:
    species: str
    rank: int

    def __hash__(self) -> int:
        return hash(self.species) + self.rank

    def __str__(self) -> str:
        return f"{self.species}{self.rank}"

    def __repr__(self) -> str:
        return f"Card.parse('{self}')"

    @classmethod
    def parse(cls, text: str) -> Card:
        if text[:2] not in CODES:
            raise Malformed(Message.of("arboretum-card-species-unknown", card=text))
        if len(text) != 3 or text[2] not in "12345678":
            raise Malformed(Message.of("arboretum-card-rank-unknown", card=text))
        return cls(text[:2], int(text[2]))
