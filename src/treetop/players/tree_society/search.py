"""The player that searches: it plays the coming turns from each candidate, many times."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

import numpy as np

from treetop.games.game import Action, View
from treetop.games.tree_society import Position
from treetop.games.tree_society import View as TreeSocietyView
from treetop.kernel.patience import must_wait
from treetop.kernel.threads import cores
from treetop.players.contest import Codes, Contest, ContestPlayer
from treetop.players.tree_society import rollouts
from treetop.players.tree_society.forecast import FORECAST, FORMER_FORECAST, learnt_weights, network_with
from treetop.players.turn import SEED_BITS, listed, own_turn


@dataclass(frozen=True)
class Search(ContestPlayer):
    """A contest of candidates, played on for some turns and then judged by a forecast.

    With `iterations`, that many playouts decide, and the same seed gives the same action on any number of
    threads; otherwise the budget does. `breadth` is how many candidates there are at first, `horizon` how
    many turns are played after the one that is under way, `weights` the file of the forecast.
    """

    name: str = "search"
    level: int = 4
    iterations: int | None = None
    threads: int | None = None
    breadth: int = 16
    horizon: int = 2
    weights: str = FORECAST
    # A forecast is less noisy than the end of a game, and takes longer.
    judging: ClassVar = 32
    batch: ClassVar = 1

    def is_awake(self) -> bool:
        """Has its machine code been compiled?"""
        return not any(map(must_wait, (rollouts.candidates, rollouts.sample_rollouts)))

    def contest(self, view: View, seed: int, budget: float) -> Contest:
        seen = own_turn(view, TreeSocietyView)
        load()
        return self._contest(seen, seed & SEED_BITS)

    def decode(self, view: View, code: int) -> Action:
        return listed(own_turn(view, TreeSocietyView), code)

    def encode(self, view: View, action: Action) -> int:
        return own_turn(view, TreeSocietyView).encode(action)

    def _contest(self, view: TreeSocietyView, seed: int) -> Contest:
        seen, deck, weights = view.to_array(), view.setup.deck.bytes, learnt_weights(self.weights)
        codes = np.zeros(self.breadth, np.int64)
        count = rollouts.candidates(seen, deck, network_with(weights), seed, codes)

        def sample_rollouts(codes: Codes, first: int, last: int, totals: Codes) -> None:
            network = network_with(weights)
            rollouts.sample_rollouts(seen, deck, network, codes, self.horizon, seed, first, last, totals)

        return Contest(codes[:count], sample_rollouts, self.threads or cores())


FORMER = (Search("search@1", weights=FORMER_FORECAST),)
"""What the search was before its forecast was fitted anew, to measure the one of today by."""


@cache
def load() -> None:
    """Load the machine code, once in a process, so that no search loses its time to that."""
    search = Search(threads=1)
    search._contest(Position.new(2, "0" * 32).view(0), 1).think(1)
