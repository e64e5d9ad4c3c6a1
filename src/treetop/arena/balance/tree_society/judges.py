"""The players by whose games a deck is judged. Each sees what its seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from treetop.games.tree_society import View
from treetop.games.tree_society.setup import Setup
from treetop.players.tree_society import lookahead, rollouts
from treetop.players.tree_society.forecast import learnt_weights, network_with
from treetop.players.tree_society.search import Search

Judge = Callable[[Setup, Any, int, int], int]
"""From a set-up, the state as a seat sees it, the seat and a seed to the number of an action."""

SEARCH = Search(iterations=96, threads=1)


def plan(setup: Setup, seen: Any, seat: int, seed: int) -> int:
    """The action that leads to the best end of the turn."""
    return int(lookahead.choose(seen, setup.deck.bytes, lookahead.PLANNER, 0, seed))


def forecast(setup: Setup, seen: Any, seat: int, seed: int) -> int:
    """The action after which the forecast is best."""
    best = np.zeros(1, np.int64)
    rollouts.candidates(seen, setup.deck.bytes, network_with(learnt_weights()), seed, best)
    return int(best[0])


def search(setup: Setup, seen: Any, seat: int, seed: int) -> int:
    """The action that does best in playouts of the coming turns."""
    view = View(setup, seen, seat)
    return view.encode(SEARCH.explain(view, seed, 0)[0].action)


JUDGES: dict[str, Judge] = {"forecast": forecast, "search": search, "planner": plan}
"""The usual one first."""
