"""Who is ahead, by how much, and how sure that is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from treetop.arena.interval import Interval, mirrored
from treetop.arena.ratings import Rating, Ratings
from treetop.arena.result import Failure, Result
from treetop.arena.tournament import Tournament

Sets = dict[tuple[int, int], list[float]]
"""Results in [0, 1] by set of mirrored games."""


@dataclass(frozen=True)
class Row:
    """One entrant. `games` counts seats: an entrant in two seats of a game has played two."""

    entrant: int
    name: str
    games: int
    wins: float
    share: Interval
    rating: Rating
    points: float
    seconds: float
    slowest: float
    late: int
    failures: int


@dataclass(frozen=True)
class Meeting:
    """How often one entrant finished ahead of another in the same game; level counts half."""

    games: int
    share: Interval


@dataclass
class FailureKind:
    """What went wrong with an entrant for one reason: how often, and where first."""

    name: str
    fixture: int
    first: Failure
    times: int = 0


class Standings:
    """Computed from results; add more at any time."""

    def __init__(self, tournament: Tournament, results: Sequence[Result] = ()) -> None:
        self.tournament = tournament
        self.results: list[Result] = []
        self.ratings = Ratings(len(tournament.entrants))
        self._wins: list[Sets] = [defaultdict(list) for _ in tournament.entrants]
        self._ahead: dict[tuple[int, int], Sets] = defaultdict(lambda: defaultdict(list))
        for result in results:
            self.add(result)

    def __repr__(self) -> str:
        return f"<Standings: {len(self.results)} games of {len(self.tournament.entrants)} entrants>"

    def add(self, result: Result) -> None:
        self.results.append(result)
        self.ratings.add(result)
        seats, places, mirror = result.fixture.seats, result.places(), result.fixture.mirror
        for seat, entrant in enumerate(seats):
            self._wins[entrant][mirror].append(result.wins(seat))
            for other_seat, other in enumerate(seats):
                if other != entrant:
                    ahead = (
                        1 + (places[seat] < places[other_seat]) - (places[seat] > places[other_seat])
                    ) / 2
                    self._ahead[entrant, other][mirror].append(ahead)

    def rows(self) -> list[Row]:
        """The best first."""
        rows = [self._row(entrant) for entrant in range(len(self.tournament.entrants))]
        return sorted(rows, key=lambda row: (-row.share.value, -row.rating.mu))

    def meeting(self, entrant: int, other: int) -> Meeting:
        sets = list(self._ahead[entrant, other].values())
        return Meeting(sum(map(len, sets)), mirrored(sets))

    def failures(self) -> Iterator[tuple[Result, Failure]]:
        for result in self.results:
            for failure in result.failures:
                yield result, failure

    def kinds_of_failure(self) -> list[FailureKind]:
        """The most frequent first."""
        kinds: dict[tuple[int, str], FailureKind] = {}
        for result, failure in self.failures():
            entrant = result.fixture.seats[failure.seat]
            fresh = FailureKind(self.tournament.names[entrant], result.fixture.number, failure)
            kinds.setdefault((entrant, failure.reason), fresh).times += 1
        return sorted(kinds.values(), key=lambda kind: -kind.times)

    def points(self, entrant: int) -> list[int]:
        return [result.scores[seat] for result, seat in self._appearances(entrant)]

    def mean_seconds(self, entrant: int) -> list[float]:
        """Seconds per decision, one number for each game."""
        thinking = [result.thinking[seat] for result, seat in self._appearances(entrant)]
        return [each.seconds / each.decisions for each in thinking if each.decisions]

    def _appearances(self, entrant: int) -> Iterator[tuple[Result, int]]:
        for result in self.results:
            for seat, sitting in enumerate(result.fixture.seats):
                if sitting == entrant:
                    yield result, seat

    def _row(self, entrant: int) -> Row:
        sets = list(self._wins[entrant].values())
        thinking = [result.thinking[seat] for result, seat in self._appearances(entrant)]
        decisions = sum(each.decisions for each in thinking)
        failures = [
            seat for result, seat in self._appearances(entrant) for f in result.failures if f.seat == seat
        ]
        points = self.points(entrant)
        return Row(
            entrant,
            self.tournament.names[entrant],
            len(points),
            sum(map(sum, sets)),
            mirrored(sets),
            self.ratings[entrant],
            fmean(points) if points else 0.0,
            sum(each.seconds for each in thinking) / decisions if decisions else 0.0,
            max((each.slowest for each in thinking), default=0.0),
            sum(each.late for each in thinking),
            len(failures),
        )
