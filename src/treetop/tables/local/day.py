"""The deal of the day: the same cards, seats and bots for everybody, from the date alone."""

from __future__ import annotations

import hashlib

import msgspec

from treetop.players import PLAYERS
from treetop.tables.match.event import Who
from treetop.tables.match.opening import Opening, Wish, open_table

BOTS = 3
ID_LENGTH = 13
SEED_BITS = 62


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


def open_day(game: str, date: str, person: Who, whose: str) -> Opening:
    """The table of a day; `whose` attempt it is."""
    wish = msgspec.structs.replace(day_wish(game, date), rated=False)
    opening = open_table(wish, person, day_seed(game, date))
    return msgspec.structs.replace(opening, id=day_id(game, date, whose))


def bot_seed(server_seed: str, seq: int) -> int:
    """All the chance in a bot's decision at a table on a device.

    Nobody knows such a table's seed before its end, except that of a deal of the day: there whoever plays the
    same meets the same answers.
    """
    drawn = hashlib.sha256(f"{server_seed} {seq}".encode("ascii")).digest()
    return int.from_bytes(drawn[:8], "big") >> (64 - SEED_BITS)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()
