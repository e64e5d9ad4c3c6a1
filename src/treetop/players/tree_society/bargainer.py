"""Players of Tree Society that weigh what a position is worth."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from treetop.games.game import View
from treetop.games.tree_society import Action
from treetop.games.tree_society import View as TreeSocietyView
from treetop.players.tree_society import lookahead
from treetop.players.turn import listed, own_turn


@dataclass(frozen=True)
class Bargainer:
    """Looks one action ahead, or to the end of the turn; sometimes its mind wanders."""

    name: str
    level: int
    looks_ahead: bool = False
    wandering: float = 0.0

    def choose(self, view: View, seed: int, budget: float) -> Action:
        seen = own_turn(view, TreeSocietyView)
        rng = Random(seed)
        if rng.random() < self.wandering:
            return rng.choice(seen.legal_actions)
        kind = lookahead.PLANNER if self.looks_ahead else lookahead.GREEDY
        state = seen.sample(rng).to_array()
        return listed(seen, int(lookahead.choose(state, seen.setup.deck.bytes, kind)))


BARGAINERS = (
    Bargainer("novice", 1, wandering=0.25),
    Bargainer("greedy", 2),
    Bargainer("planner", 3, looks_ahead=True),
)
"""Weakest first."""
