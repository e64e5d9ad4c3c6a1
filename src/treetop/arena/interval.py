"""How sure a share of wins is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

Z = 1.959964
"""Of the normal distribution, 95 % lie within so many standard deviations of the mean."""


@dataclass(frozen=True)
class Interval:
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(share: float, games: float) -> Interval:
    """Wilson's score interval, sound for few games and near 0 and 1."""
    if games <= 0:
        return Interval(share, 0.0, 1.0)
    slack = Z * Z / games
    middle = (share + slack / 2) / (1 + slack)
    half = Z * sqrt(share * (1 - share) / games + slack / (4 * games)) / (1 + slack)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mirrored(sets: Sequence[Sequence[float]]) -> Interval:
    """Wilson's interval for results that come in mirrored sets.

    Games with the same cards are not independent. The variance between the sets says how many
    independent games the results are worth: at least one a set, and never more than were played.
    """
    games = sum(len(each) for each in sets)
    if not games:
        return wilson(0.0, 0)
    share = sum(map(sum, sets)) / games
    return wilson(share, _independent_games(sets, share, games))


def _independent_games(sets: Sequence[Sequence[float]], share: float, games: int) -> float:
    if len(sets) < 2 or not 0 < share < 1:
        return games if len(sets) > 1 else len(sets)
    spread = variance([fmean(each) for each in sets]) / len(sets)
    worth = share * (1 - share) / spread if spread > 0 else games
    return min(max(worth, len(sets)), games)
