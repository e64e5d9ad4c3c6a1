"""The same rules under MicroPython's WebAssembly build, as a browser runs them."""

from __future__ import annotations

import json

import numpy as np
import pytest

from tests.kernel.micropython import needs_micropython, run_in_browser
from treetop.games.arboretum import compiled

GAMES = 20
PROGRAM = """
from treetop.games.arboretum.playout import deal_at_random, play_out
from treetop.games.arboretum.state import State
from treetop.kernel.chance import sow
import json
rng = [0]
for seed in range(%d):
    state = State()
    sow(rng, seed)
    deal_at_random(state, %d, %d, rng)
    play_out(state, rng)
    print(json.dumps(state.__dict__))
"""


@needs_micropython
@pytest.mark.parametrize("opening_discard", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_browser_plays_the_same_games_to_the_last_field(players: int, opening_discard: int) -> None:
    states = compiled.LAYOUT.blanks(GAMES)
    compiled.play_games(states, np.arange(GAMES, dtype=np.int64), players, opening_discard)
    lines = run_in_browser(PROGRAM % (GAMES, players, opening_discard))
    for record, line in zip(states, lines, strict=True):
        assert vars(compiled.LAYOUT.plain(record)) == json.loads(line)
