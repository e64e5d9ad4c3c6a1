"""What a bot is asked about a step of a finished game, and the bytes that it gets."""

from __future__ import annotations

from typing import Any

from treetop.tables.local.happened import Question
from treetop.tables.presentation.replay import Step


def survey(players: int, number: int, step: Step) -> Question:
    """How did it stand? `seq` is the step, `seat` who acted last."""
    seat = -1 if step.seat is None else step.seat
    return Question("", players, seat, hex_of(step.position), deck_of(step.position), "0", number)


def hex_of(board: Any) -> str:
    return str(board.to_array().tobytes().hex())


def deck_of(board: Any) -> str:
    """The bytes of the deck, where the cards are data."""
    deck = getattr(board.setup, "deck", None)
    return "" if deck is None else str(deck.bytes.tobytes().hex())
