"""The figures of a changed copy of a deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from benchmarks.deck_changes.changes import changed
from benchmarks.deck_changes.games import Games, play
from treetop.games.tree_society import Deck
from treetop.players.tree_society.forecast import Weights

Copy = tuple[dict[str, float], int]
"""The share of the cards to which each change is made, and a seed."""

SEEDS = 1 << 29

FIGURES: Mapping[str, Callable[[Games, Games, Games], float]] = {
    "trigger wins": lambda two, slow, four: 100 * two.trigger_wins,
    "slow wins": lambda two, slow, four: 100 * slow.sticking_wins,
    "first of two wins": lambda two, slow, four: 100 * two.win_share(0),
    "first of four": lambda two, slow, four: 100 * four.win_share(0),
    "last of four": lambda two, slow, four: 100 * four.win_share(3),
    "ended by symbols": lambda two, slow, four: 100 * two.by_symbols,
    "starting cards": lambda two, slow, four: 50 * (two.kept + four.kept),
    "rounds of two": lambda two, slow, four: two.rounds,
    "rounds of four": lambda two, slow, four: four.rounds,
}
"""Of games of two, of others of two in which one leaves the end to the other, and of games of four."""


def judge(shared: tuple[Deck, Weights, int], copy: Copy) -> tuple[Copy, list[float]]:
    deck, weights, games = shared
    shares, seed = copy
    seeds = np.random.default_rng(seed).integers(1, SEEDS, games).tolist()
    there = changed(deck, shares)
    two, slow = play(there, 2, seeds, weights), play(there, 2, seeds, weights, slow=True)
    four = play(there, 4, seeds, weights)
    return copy, [figure(two, slow, four) for figure in FIGURES.values()]
