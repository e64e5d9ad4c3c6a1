"""What every player offers, to tables and to the arena."""

from __future__ import annotations

from typing import Protocol

from treetop.games.game import Action, View


class Player(Protocol):
    """Somebody who chooses. Sees a view of its seat and nothing else."""

    @property
    def name(self) -> str: ...
    @property
    def level(self) -> int:
        """The rung on the ladder, from 0 for the weakest."""

    def choose(self, view: View, seed: int, budget: float) -> Action:
        """One of the view's legal actions, within `budget` seconds. The same seed gives the same choice."""
