"""A seat of a game: in Python numbered from 0."""

from __future__ import annotations

from operator import index

from treetop.games.errors import Malformed
from treetop.locales import Message


def check_seat(seat: int, players: int) -> int:
    """The seat as a plain number. Raises Malformed."""
    try:
        number = index(seat)
    except TypeError:
        number = -1
    if not 0 <= number < players:
        raise Malformed(Message.of("core-seat-unknown", seat=str(seat), last=players - 1))
    return number
