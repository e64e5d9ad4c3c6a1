"""The same rules under MicroPython's WebAssembly build, as a browser runs them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import numpy as np
import pytest

from tests.programs import find, needs
from treetop.games.arboretum import compiled
from treetop.kernel import browser_files

HERE = Path(__file__).resolve().parent
MICROPYTHON = HERE.parents[1] / "node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
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


def played_in_the_browser(players: int, opening_discard: int) -> list[dict[str, object]]:
    program = PROGRAM % (GAMES, players, opening_discard)
    node = find("node")
    assert node is not None
    finished = subprocess.run(
        [node, str(HERE / "micropython.mjs"), str(MICROPYTHON)],
        input=json.dumps({"files": browser_files(), "program": program}),
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in finished.stdout.splitlines()]


@needs("node")
@pytest.mark.skipif(not MICROPYTHON.exists(), reason="node_modules is not installed")
@pytest.mark.parametrize("opening_discard", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_browser_plays_the_same_games_to_the_last_field(players: int, opening_discard: int) -> None:
    states = compiled.LAYOUT.blanks(GAMES)
    compiled.play_games(states, np.arange(GAMES, dtype=np.int64), players, opening_discard)
    for record, fields in zip(states, played_in_the_browser(players, opening_discard), strict=True):
        assert vars(compiled.LAYOUT.plain(record)) == fields
