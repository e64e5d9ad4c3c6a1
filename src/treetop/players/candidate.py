"""What a player says about an action that it weighed."""

from __future__ import annotations

from dataclasses import dataclass

from treetop.games.game import Action


@dataclass(frozen=True, slots=True)
class Candidate:
    """`share` of the wins and `points` at the end as expected, after so many `visits`; None: not known."""

    action: Action
    share: float | None = None
    points: float | None = None
    visits: int | None = None
