"""Players of Tree Society that go by what a position is worth."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from treetop.games.game import View
from treetop.games.tree_society import Action
from treetop.games.tree_society import View as TreeSocietyView
from treetop.players.tree_society import lookahead
from treetop.players.turn import listed, own_turn


@dataclass(frozen=True)
class Planner:
    """Looks one action ahead, or to the end of the turn. `noise`: how many of its decisions are random."""

    name: str
    level: int
    looks_ahead: bool = False
    noise: float = 0.0

    def choose(self, view: View, seed: int, budget: float) -> Action:
        seen = own_turn(view, TreeSocietyView)
        rng = Random(seed)
        if rng.random() < self.noise:
            return rng.choice(seen.legal_actions)
        kind = lookahead.PLANNER if self.looks_ahead else lookahead.GREEDY
        state = seen.sample(rng).to_array()
        return listed(seen, int(lookahead.choose(state, seen.setup.deck.bytes, kind)))


PLANNERS = (
    Planner("novice", 1, noise=0.25),
    Planner("greedy", 2),
    Planner("planner", 3, looks_ahead=True),
)
"""Weakest first."""
