"""Seats of a game: how many there may be, and which there are. In Python they are numbered from 0."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from treetop.games.errors import Malformed
from treetop.locales import Message


def check_number_of_players(players: int, seats: range) -> int:
    """How many play, as a plain number. Raises Malformed."""
    if type(players) is int and players in seats:
        return players
    if not isinstance(players, SupportsIndex) or players not in seats:
        small = isinstance(players, SupportsIndex) and abs(index(players)) < 1_000_000
        given = index(players) if small else repr(players)
        raise Malformed(Message.of("core-players-between", given=given, least=seats[0], most=seats[-1]))
    return index(players)


def check_seat(seat: int, players: int) -> int:
    """The seat as a plain number. Raises Malformed."""
    try:
        number = index(seat)
    except TypeError:
        number = -1
    if not 0 <= number < players:
        raise Malformed(Message.of("core-seat-unknown", seat=str(seat), last=players - 1))
    return number
