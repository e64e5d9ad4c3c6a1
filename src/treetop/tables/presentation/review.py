"""Where a finished match was won, as its readers see it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from treetop.players.review import Standing, swings


class StandingCard(Struct):
    """How the match stood after a turn: each seat's share of the wins."""

    step: int
    seat: int | None
    shares: list[float]


class SwingCard(Struct):
    """A turn that changed the winner's prospects."""

    step: int
    seat: int | None
    winner: int
    before: float
    after: float


class Review(Struct):
    standings: list[StandingCard]
    swings: list[SwingCard]


def review_of(standings: Sequence[Standing], finished: bool) -> Review:
    """A match that was abandoned has no winner whose prospects could swing."""
    return Review(
        [
            StandingCard(one.step, _from_one(one.seat), [round(share, 3) for share in one.shares])
            for one in standings
        ],
        [
            SwingCard(
                swing.after.step,
                _from_one(swing.after.seat),
                swing.winner + 1,
                round(swing.before.shares[swing.winner], 3),
                round(swing.after.shares[swing.winner], 3),
            )
            for swing in (swings(standings) if finished else ())
        ],
    )


def _from_one(seat: int | None) -> int | None:
    return None if seat is None else seat + 1
