"""How one game of a tournament went: a record with an `arena` entry."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from treetop.arena.fixture import Fixture
from treetop.games.game import Facts
from treetop.players.printable import printable

LONGEST_REASON = 1000


@dataclass(frozen=True)
class Failure:
    """What went wrong with the player in a seat, before which action. Its text is safe to show."""

    seat: int
    action: int
    reason: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "reason", printable(self.reason, LONGEST_REASON))


@dataclass(frozen=True)
class Thinking:
    """One seat's decisions in one game, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    late: int = 0

    def after(self, seconds: float, budget: float) -> Thinking:
        late = seconds > budget + GRACE
        return Thinking(
            self.decisions + 1, self.seconds + seconds, max(self.slowest, seconds), self.late + late
        )


GRACE = 0.1
"""What the operating system may add to a decision before it counts as late."""


@dataclass(frozen=True)
class Result:
    fixture: Fixture
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    thinking: tuple[Thinking, ...]
    failures: tuple[Failure, ...]

    def wins(self, seat: int) -> float:
        """1 for a victory; a shared one is divided."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def places(self) -> list[int]:
        """Each seat's place from 1; the winners come first whatever the tie-break was."""
        standing = [(seat in self.winners, points) for seat, points in enumerate(self.scores)]
        return [1 + sum(other > own for other in standing) for own in standing]

    def facts(self) -> Facts:
        """The `arena` entry of the game's record; seats are numbered from 1 there."""
        return {
            **asdict(self.fixture),
            "thinking": [asdict(thinking) for thinking in self.thinking],
            "failures": [{**asdict(failure), "seat": failure.seat + 1} for failure in self.failures],
        }

    @classmethod
    def from_record(cls, record: Facts) -> Result:
        own: dict[str, Any] = dict(record["arena"])
        thinking = tuple(Thinking(**each) for each in own.pop("thinking"))
        failures = tuple(Failure(**{**each, "seat": each["seat"] - 1}) for each in own.pop("failures"))
        outcome = record["result"]
        return cls(
            msgspec.convert(own, Fixture),
            tuple(outcome["scores"]),
            tuple(seat - 1 for seat in outcome["winners"]),
            thinking,
            failures,
        )
