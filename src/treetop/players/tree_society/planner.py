"""Players of Tree Society that go by what a position is worth."""

from __future__ import annotations

from dataclasses import dataclass

from treetop.games.game import View
from treetop.games.tree_society import Action
from treetop.games.tree_society import View as TreeSocietyView
from treetop.players.tree_society.lookahead import GREEDY, PLANNER, choose
from treetop.players.turn import SEED_BITS, listed, own_turn


@dataclass(frozen=True)
class Planner:
    """Looks one action ahead, or to the end of the turn. `lapses`: in how many of its decisions it overlooks
    each of the things that are listed in `valuing`."""

    name: str
    level: int
    looks_ahead: bool = False
    lapses: float = 0.0

    @property
    def arguments(self) -> dict[str, int]:
        """How the kernel calls what makes this player."""
        return {"kind": PLANNER if self.looks_ahead else GREEDY, "lapses": round(1000 * self.lapses)}

    def choose(self, view: View, seed: int, budget: float) -> Action:
        seen = own_turn(view, TreeSocietyView)
        state, deck = seen.to_array(), seen.setup.deck.bytes
        code = choose(state, deck, **self.arguments, seed=seed & SEED_BITS)
        return listed(seen, int(code))


PLANNERS = (
    Planner("novice", 1, lapses=0.7),
    Planner("greedy", 2, lapses=0.03),
    Planner("planner", 3, looks_ahead=True, lapses=0.01),
)
"""Weakest first."""
