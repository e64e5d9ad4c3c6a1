"""Who plays in a learner's games, and what came of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from treetop.kernel.chance import below, sow
from treetop.kernel.rule import helper

RANDOM = -1
"""The rival that plays at random; the others have the numbers of their rows."""


class Seating(NamedTuple):
    """Arrays have a row for each game; what comes after them is the same for all games."""

    chance: Any
    learner: Any
    """The learner's seat, or -1: every seat."""
    seats: Any
    """The seat to act."""
    rivals: Any
    """Who plays in each seat, the learner's aside."""
    players: int
    reward: int
    """By what rewards are: victory, points or margin."""
    limits: Any
    """Up to which number each rival is drawn."""
    judges: Any
    """A row of numbers for each rival that does not play at random."""


class Outcome(NamedTuple):
    """Where a step writes what came of it. Before that, all of `rewards` and `over` is zero."""

    rewards: Any
    scores: Any
    over: Any


@helper
def sit_down(seating: Seating, i: int, seed: int) -> None:
    """Begin a game's chance anew, and draw the learner's seat."""
    sow(seating.chance[i], seed)
    if seating.learner[i] >= 0:
        seating.learner[i] = below(seating.chance[i], seating.players)


@helper
def seat_rivals(seating: Seating, i: int) -> None:
    """Draw a rival for each seat: the one that plays at random below limits[0], the first row's below
    limits[1], and so on. A total of 1 means that there is only one to draw, and spends no chance."""
    limits = seating.limits
    total = limits[len(limits) - 1]
    for seat in range(seating.players):
        drawn = below(seating.chance[i], total) if total > 1 else 0
        rival = 0
        while drawn >= limits[rival]:
            rival += 1
        seating.rivals[i, seat] = rival + RANDOM


@helper
def move_on(seating: Seating, i: int) -> None:
    """Give the learner the next seat."""
    seating.learner[i] = (seating.learner[i] + 1) % seating.players
