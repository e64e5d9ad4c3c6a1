"""One game that a tournament has to play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fixture:
    """`seats` holds the number of the entrant in each seat.

    The fixtures with the same line-up and deal mirror each other: the same cards, everybody one seat on.
    """

    number: int
    deal: int
    lineup: int
    rotation: int
    seats: tuple[int, ...]

    @property
    def mirror(self) -> tuple[int, int]:
        """What a set of mirrored games has in common."""
        return self.lineup, self.deal
