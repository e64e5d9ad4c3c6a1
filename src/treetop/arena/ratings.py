"""Strength as one number with its uncertainty: openskill's Plackett-Luce model."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from treetop.arena.interval import Interval, Z
from treetop.arena.result import Result


class Rating(NamedTuple):
    """25 is where everybody begins; a player who is 4 above another beats it about two times in three."""

    mu: float
    sigma: float

    @property
    def interval(self) -> Interval:
        return Interval(self.mu, self.mu - Z * self.sigma, self.mu + Z * self.sigma)


class Ratings:
    """Updated game by game."""

    def __init__(self, entrants: int) -> None:
        # Players here do not improve while they play, so nothing is added to the uncertainty (tau).
        self.model: Any = PlackettLuce(tau=0.0)
        self.by_entrant: list[Any] = [self.model.rating() for _ in range(entrants)]

    @classmethod
    def of(cls, entrants: int, results: Iterable[Result]) -> Ratings:
        ratings = cls(entrants)
        for result in results:
            ratings.add(result)
        return ratings

    def add(self, result: Result) -> None:
        """An entrant in several seats moves by the average of what each seat earned."""
        seats = result.fixture.seats
        teams = [[self.by_entrant[entrant]] for entrant in seats]
        rated = self.model.rate(teams, ranks=result.places())
        earned: dict[int, list[Any]] = defaultdict(list)
        for entrant, (rating,) in zip(seats, rated, strict=True):
            earned[entrant].append(rating)
        for entrant, ratings in earned.items():
            self.by_entrant[entrant] = self.model.rating(
                mu=fmean(rating.mu for rating in ratings), sigma=fmean(rating.sigma for rating in ratings)
            )

    def __getitem__(self, entrant: int) -> Rating:
        rating = self.by_entrant[entrant]
        return Rating(rating.mu, rating.sigma)
