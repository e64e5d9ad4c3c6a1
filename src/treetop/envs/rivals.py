"""Who sits in the other seats of a learner's game, drawn by weights."""

from treetop.kernel.chance import below
from treetop.kernel.rule import rule

RANDOM = -1
"""The rival that plays at random; the others have the numbers of their rows."""


@rule
def seat_rivals(rng: list[int], players: int, rivals: list[int], limits: list[int]) -> None:
    """Draw a rival for each seat: the one that plays at random below limits[0], the first row's below
    limits[1], and so on. A total of 1 means that there is only one to draw, and spends no chance."""
    total = limits[len(limits) - 1]
    for seat in range(players):
        drawn = below(rng, total) if total > 1 else 0
        rival = 0
        while drawn >= limits[rival]:
            rival += 1
        rivals[seat] = rival + RANDOM
