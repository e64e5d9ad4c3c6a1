"""The same rules under MicroPython's WebAssembly build, as a browser runs them."""

from __future__ import annotations

import json

import numpy as np
import pytest

from tests.kernel.micropython import needs_micropython, run_in_browser
from treetop.games.tree_society import compiled, shipped_deck
from treetop.games.tree_society.batch import blank_tables

GAMES = 4
PROGRAM = """
from treetop.games.tree_society.rules import play_out
from treetop.games.tree_society.opening import deal
from treetop.games.tree_society.state import MOST_LEGAL, Deck, State
from treetop.kernel.chance import sow
import json
deck = Deck()
for name, value in json.loads('%s').items():
    setattr(deck, name, value)
for seed in range(%d):
    state = State()
    state.players = %d
    for guild in range(4):
        state.plays[guild] = 1
    rng = [0]
    sow(state.chance, seed)
    sow(rng, seed + 1)
    deal(state, deck)
    play_out(state, deck, [0] * MOST_LEGAL, rng)
    print(json.dumps(state.__dict__))
"""


@needs_micropython
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_browser_plays_the_same_games_to_the_last_field(players: int) -> None:
    deck = shipped_deck()
    states = blank_tables(players, GAMES)
    compiled.play_games(states, deck.bytes, np.arange(GAMES))
    lines = run_in_browser(PROGRAM % (json.dumps(vars(deck.plain)), GAMES, players))
    for record, line in zip(states, lines, strict=True):
        assert vars(compiled.LAYOUT.plain(record)) == json.loads(line)
