"""The players by whose games a deck is judged. Each sees what its seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from treetop.games.tree_society import View
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.state import MOST_LEGAL
from treetop.players.tree_society import lookahead, rollouts
from treetop.players.tree_society.forecast import FORECAST, FORMER_FORECAST, learnt_weights, network_with
from treetop.players.tree_society.search import Search

Judge = Callable[[Setup, Any, int, int], Sequence[int]]
"""From a set-up, the state as a seat sees it, the seat and a seed to the numbers of actions, best first."""

SEARCH = Search(iterations=96, threads=1)


def plan(setup: Setup, seen: Any, seat: int, seed: int) -> Sequence[int]:
    """Only the action that leads to the best end of the turn."""
    return [int(lookahead.choose(seen, setup.deck.bytes, lookahead.PLANNER, 0, seed))]


def forecast(setup: Setup, seen: Any, seat: int, seed: int, weights: str = FORECAST) -> Sequence[int]:
    """All sensible actions, by the forecast after them."""
    codes = np.zeros(MOST_LEGAL, np.int64)
    count = rollouts.candidates(seen, setup.deck.bytes, network_with(learnt_weights(weights)), seed, codes)
    ranking: list[int] = codes[:count].tolist()
    return ranking


def search(setup: Setup, seen: Any, seat: int, seed: int) -> Sequence[int]:
    """The candidates, by how they do in playouts of the coming turns."""
    return searched(SEARCH, setup, seen, seat, seed)


def searched(player: Search, setup: Setup, seen: Any, seat: int, seed: int) -> Sequence[int]:
    view = View(setup, seen, seat)
    return [view.encode(each.action) for each in player.explain(view, seed, 0)]


JUDGES: dict[str, Judge] = {
    "forecast": forecast,
    "forecast-1": partial(forecast, weights=FORMER_FORECAST),
    "search": search,
    "planner": plan,
}
"""The usual one first. `forecast-1` never changes, so what it says about decks stays comparable."""
