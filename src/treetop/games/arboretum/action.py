"""The four decisions of a turn, and their notation."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from treetop.games.arboretum.card import Card
from treetop.games.errors import Malformed
from treetop.locales import Message

DRAW_PILE = re.compile(r"draw pile")
DRAW_DISCARD = re.compile(r"draw discard ([1-4])")
PLANT = re.compile(r"plant (\S+) (0|-?[1-9]\d?),(0|-?[1-9]\d?)")
DISCARD = re.compile(r"discard (\S+)")


@dataclass(frozen=True, slots=True)
class Draw:
    """A4: from the draw pile, or from the discard pile of a seat."""

    seat: int | None

    def __str__(self) -> str:
        return "draw pile" if self.seat is None else f"draw discard {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Plant:
    """A5: a card, and where: x to the right and y up from the first card."""

    card: Card
    x: int
    y: int

    def __str__(self) -> str:
        return f"plant {self.card} {self.x},{self.y}"


@dataclass(frozen=True, slots=True)
class Discard:
    """A6."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


Action = Draw | Plant | Discard


@lru_cache(maxsize=4096)
def parse_action(text: str) -> Action:
    """Read the notation, whether or not the action is legal anywhere."""
    if DRAW_PILE.fullmatch(text):
        return Draw(None)
    if match := DRAW_DISCARD.fullmatch(text):
        return Draw(int(match[1]) - 1)
    if match := PLANT.fullmatch(text):
        return Plant(Card.parse(match[1]), int(match[2]), int(match[3]))
    if match := DISCARD.fullmatch(text):
        return Discard(Card.parse(match[1]))
    raise Malformed(Message.of("arboretum-action-unreadable", action=text))
