"""Playouts of Tree Society's search."""

from __future__ import annotations

from functools import partial

import numpy as np

from benchmarks.playouts.rate import played, rate
from treetop.games.tree_society import Position
from treetop.players.totals import TOTALS
from treetop.players.tree_society import rollouts
from treetop.players.tree_society.forecast import learnt_weights, network_with

PLAYED = 20
ROUND = 5


def middle(players: int) -> Position:
    """Somebody has sold a fruit in the fifth round of planners."""
    position: Position = played(
        "tree-society", players, "planner", lambda at: at.round >= ROUND and at.phase == "build"
    )
    return position


def sampled(horizon: int, position: Position) -> float:
    """As the search does it: hidden cards dealt anew, then so many turns after the one under way."""
    assert position.seat_to_act is not None
    seen, deck = position.view(position.seat_to_act).to_array(), position.setup.deck.bytes
    network, codes, totals = network_with(learnt_weights()), np.zeros(1, np.int64), np.zeros(TOTALS, np.int64)
    rollouts.candidates(seen, deck, network, 1, codes)

    def play(first: int, end: int) -> None:
        rollouts.sample_rollouts(seen, deck, network, codes, horizon, 1, first, end, totals)

    return rate(play, PLAYED)


COLUMNS = {
    "this turn only": partial(sampled, 0),
    "1 turn more": partial(sampled, 1),
    "2 turns more": partial(sampled, 2),
    "4 turns more": partial(sampled, 4),
    "to the end": partial(sampled, 200),
}
