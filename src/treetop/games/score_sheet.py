"""How a game ended, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from treetop.games.facts import Facts


@dataclass(frozen=True)
class Outcome:
    """How a finished game ended. Seats from 0."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def share(self, seat: int) -> float:
        """A seat's share of the win: a shared victory is shared."""
        return (seat in self.winners) / len(self.winners)


class ScoreSheet(Protocol):
    """The final count, explained. `facts()` is the JSON form, `str()` the readable one."""

    @property
    def outcome(self) -> Outcome: ...
    def facts(self) -> Facts:
        """With `scores` and `winners`, seats from 1."""


@dataclass(frozen=True)
class PlainSheet:
    """Points without an explanation; whoever has most wins."""

    totals: tuple[int, ...]

    @property
    def outcome(self) -> Outcome:
        most = max(self.totals)
        return Outcome(self.totals, tuple(seat for seat, total in enumerate(self.totals) if total == most))

    def facts(self) -> Facts:
        return {"scores": list(self.totals), "winners": [seat + 1 for seat in self.outcome.winners]}

    def __str__(self) -> str:
        winners = self.outcome.winners
        return "\n".join(
            f"seat {seat + 1}: {total}{' ★' if seat in winners else ''}"
            for seat, total in enumerate(self.totals)
        )
