"""The deal of the day: the same cards, seats and bots for everybody, from the date alone."""

from __future__ import annotations

import hashlib

from treetop.players import PLAYERS
from treetop.tables.match.opening import Wish

BOTS = 3
ID_LENGTH = 13


def day_seed(game: str, date: str) -> str:
    """In place of a server's seed; everybody can work it out, so it is no secret to anybody."""
    return _hash(f"deal of the day {game} {date}")


def day_id(game: str, date: str, whose: str) -> str:
    """One table for each deal on a device, so that there's one attempt. It begins with a vowel."""
    return "o" + _hash(f"table of the day {game} {date} {whose}")[:ID_LENGTH]


def day_wish(game: str, date: str) -> Wish:
    """The strongest bots below the one that comes after the game, and a seat that changes with the day."""
    bots = [f"bot:{name}" for name in list(PLAYERS[game])[:-1][-BOTS:]]
    place = int(day_seed(game, date)[:8], 16) % (len(bots) + 1)
    return Wish(game, [*bots[:place], "me", *bots[place:]], order="seated")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()
