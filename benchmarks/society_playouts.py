"""Playouts of Tree Society's search a second on one core: `python -m benchmarks.society_playouts`.

From the middle of a game; the time is the processor's, so that other work on the machine does not count.
"""

from __future__ import annotations

from random import Random
from time import thread_time

import numpy as np

from treetop.games.tree_society import Position
from treetop.players import PLAYERS
from treetop.players.totals import TOTALS
from treetop.players.tree_society import rollouts
from treetop.players.tree_society.forecast import learnt_weights, network_with

COMMAND = "python -m benchmarks.society_playouts"
SECONDS = 2.0
PLAYED = 20
ROUND = 5
HORIZONS = (0, 1, 2, 4, 200)


def middle(players: int) -> Position:
    """Somebody has sold a fruit in the fifth round of planners."""
    rng = Random(1)
    position = Position.new(players, "0" * 32)
    planner = PLAYERS["tree-society"]["planner"]
    while position.round < ROUND or position.phase != "build":
        assert position.seat_to_act is not None
        seat = position.seat_to_act
        position = position.after(planner.choose(position.view(seat), rng.getrandbits(62), 1.0))
    return position


def rate(position: Position, horizon: int) -> float:
    assert position.seat_to_act is not None
    seen, deck = position.view(position.seat_to_act).to_array(), position.setup.deck.bytes
    network, codes, totals = network_with(learnt_weights()), np.zeros(1, np.int64), np.zeros(TOTALS, np.int64)
    rollouts.candidates(seen, deck, network, 1, codes)
    rollouts.sample_rollouts(seen, deck, network, codes, horizon, 1, 0, 1, totals)
    count, begun = 0, thread_time()
    while thread_time() - begun < SECONDS:
        rollouts.sample_rollouts(seen, deck, network, codes, horizon, 1, count, count + PLAYED, totals)
        count += PLAYED
    return count / (thread_time() - begun)


def main() -> None:
    print("| players | this turn only | 1 turn more | 2 turns more | 4 turns more | to the end |")
    print("|---|---|---|---|---|---|")
    for players in (2, 3, 4):
        position = middle(players)
        print(f"| {players} | " + " | ".join(f"{rate(position, each):,.0f}" for each in HORIZONS) + " |")
    print(f"\n{COMMAND}")


if __name__ == "__main__":
    main()
