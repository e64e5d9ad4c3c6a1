"""Short random names for people and tables."""

from __future__ import annotations

import secrets

# No vowels and no look-alikes: an id spells no word and can be read aloud.
ALPHABET = "23456789bcdfghjkmnpqrstvwxyz"


def identifier(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_person() -> str:
    return "p" + identifier(11)


def new_table() -> str:
    """The id is the link: 14 letters hold 67 bits, enough that nobody finds a private table by guessing."""
    return identifier(14)
