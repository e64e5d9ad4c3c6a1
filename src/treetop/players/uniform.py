"""The player who picks any legal action."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from treetop.games.game import Action, View
from treetop.players.turn import check_turn


@dataclass(frozen=True)
class Uniform:
    """Every legal action is equally likely."""

    name: str = "random"
    level: int = 0

    def choose(self, view: View, seed: int, budget: float) -> Action:
        check_turn(view)
        return Random(seed).choice(view.legal_actions)
