"""The planner of Tree Society, compiled, against greed."""

from __future__ import annotations

import numpy as np

from treetop.games.tree_society import compiled, shipped_deck
from treetop.games.tree_society.batch import blank_tables
from treetop.players.tree_society import lookahead
from treetop.players.tree_society.uses import KINDS


def test_the_planner_beats_greed() -> None:
    deck = shipped_deck().bytes
    states = blank_tables(2, 60)
    kinds = np.full((60, 4), lookahead.GREEDY)
    planner = np.arange(60) % 2
    kinds[np.arange(60), planner] = lookahead.PLANNER
    uses = np.zeros((60, KINDS), np.int64)
    lookahead.play_games(states, deck, np.arange(60) // 2, kinds, 0, uses)
    wins = [compiled.winner(states[i : i + 1].view(np.uint8), deck) == planner[i] for i in range(60)]
    assert sum(wins) > 36
