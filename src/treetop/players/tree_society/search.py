"""The player who plays the coming turns in its head before every action."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from time import perf_counter

import numpy as np

from treetop.games.game import View
from treetop.games.tree_society import Action, Position
from treetop.games.tree_society import View as TreeSocietyView
from treetop.kernel.threads import cores
from treetop.players.candidate import Candidate
from treetop.players.contest import Codes, Contest
from treetop.players.tree_society import foresight
from treetop.players.tree_society.forecast import learnt_weights, mind_with
from treetop.players.turn import listed, own_turn

SEED_BITS = (1 << 62) - 1


@dataclass(frozen=True)
class Search:
    """A contest of candidates, played on for some turns and then judged by a forecast.

    With `iterations`, that many playouts decide, and the same seed gives the same action on any number of
    threads; otherwise the budget does. `breadth` is how many candidates there are at first, `horizon` how
    many turns are played after the one that is under way.
    """

    name: str = "search"
    level: int = 4
    iterations: int | None = None
    threads: int | None = None
    breadth: int = 16
    horizon: int = 2

    def choose(self, view: View, seed: int, budget: float) -> Action:
        best: Action = self.explain(view, seed, budget)[0].action
        return best

    def explain(self, view: View, seed: int, budget: float) -> list[Candidate]:
        """The candidates, best first, with what the playouts came to."""
        seen = own_turn(view, TreeSocietyView)
        load()
        deadline = perf_counter() + budget
        contest = self._contest(seen, seed & SEED_BITS)
        if self.iterations is None:
            contest.think_until(deadline)
        else:
            contest.think(self.iterations)
        return contest.candidates(partial(listed, seen))

    def _contest(self, view: TreeSocietyView, seed: int) -> Contest:
        seen, deck, weights = view.to_array(), view.setup.deck.bytes, learnt_weights()
        codes = np.zeros(self.breadth, np.int64)
        count = foresight.candidates(seen, deck, mind_with(weights), seed, codes)

        def foresee(codes: Codes, first: int, last: int, tallies: Codes) -> None:
            mind = mind_with(weights)
            foresight.foresee(seen, deck, mind, codes, self.horizon, seed, first, last, tallies)

        return Contest(codes[:count], foresee, self.threads or cores())


@cache
def load() -> None:
    """Once in a process, so that no thought loses its time to the loading of machine code."""
    search = Search(threads=1)
    search._contest(Position.new(2, "0" * 32).view(0), 1).think(1)
