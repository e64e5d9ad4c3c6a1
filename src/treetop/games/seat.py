"""Seats of a game: how many there may be, and which there are. In Python they are numbered from 0."""

from __future__ import annotations

from operator import index

from treetop.games.errors import Malformed
from treetop.locales import Message


def check_number_of_players(players: int, seats: range) -> int:
    """How many play, as a plain number. Raises Malformed."""
    if type(players) is int and players in seats:
        return players
    try:
        number = index(players)
    except TypeError:
        number = None
    if number is None or number not in seats:
        given = repr(players) if number is None or abs(number) >= 1_000_000 else number
        raise Malformed(Message.of("core-players-between", given=given, least=seats[0], most=seats[-1]))
    return number


def check_seat(seat: int, players: int) -> int:
    """The seat as a plain number. Raises Malformed."""
    try:
        number = index(seat)
    except TypeError:
        number = -1
    if not 0 <= number < players:
        raise Malformed(Message.of("core-seat-unknown", seat=str(seat), last=players - 1))
    return number
