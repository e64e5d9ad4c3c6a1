"""Levels between two rungs of a ladder: `like-2.4` plays at level 2.4, whoever stands on levels 2 and 3."""

from __future__ import annotations

from collections.abc import Sequence

LIKE = "like-"
SPREAD = 0x9E3779B97F4A7C15
"""An odd number that spreads neighbouring seeds over all 64 bits."""


def is_like(name: str, ladder: Sequence[str]) -> bool:
    """Does it name a level, in tenths, from the lowest rung of this ladder to the highest?"""
    tenths = tenths_of(name)
    return tenths is not None and tenths <= 10 * (len(ladder) - 1)


def tenths_of(name: str) -> int | None:
    """The level that a name means, in tenths."""
    if not name.startswith(LIKE):
        return None
    whole, dot, tenth = name[len(LIKE) :].partition(".")
    if dot != "." or len(whole) != 1 or len(tenth) != 1 or whole not in DIGITS or tenth not in DIGITS:
        return None
    return 10 * int(whole) + int(tenth)


DIGITS = "0123456789"


def rung_of(name: str, ladder: Sequence[str], seed: int) -> str:
    """Who decides: for a level between two rungs, the upper one in as many tenths of all decisions as the
    level has; anybody else for themselves."""
    tenths = tenths_of(name)
    if tenths is None:
        return name
    lot = ((seed * SPREAD & 0xFFFFFFFFFFFFFFFF) >> 40) % 10
    return ladder[tenths // 10 + (1 if lot < tenths % 10 else 0)]
