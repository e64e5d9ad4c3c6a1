"""The same rules give the same games, however they are run."""

import numpy as np
import pytest

from treetop.games.arboretum import compiled
from treetop.games.arboretum.state import State
from treetop.kernel import load

GAMES = 60


@pytest.mark.parametrize("opening_discard", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_interpreted_and_compiled_games_end_in_the_same_state(players: int, opening_discard: int) -> None:
    playout = load("treetop.games.arboretum.playout", "interpreted")
    chance = load("treetop.kernel.chance", "interpreted")
    states = compiled.LAYOUT.blanks(GAMES)
    compiled.play_games(states, np.arange(GAMES), players, opening_discard)
    for seed in range(GAMES):
        state, rng = State(), [0]
        chance.sow(rng, seed)
        playout.deal_at_random(state, players, opening_discard, rng)
        playout.play_out(state, rng)
        assert vars(state) == vars(compiled.LAYOUT.plain(states[seed]))


def test_an_interpreted_module_calls_interpreted_rules_only() -> None:
    playout = load("treetop.games.arboretum.playout", "interpreted")
    assert not hasattr(playout.draw, "py_func")
    assert not hasattr(playout.draw.__globals__["take"], "py_func")


def test_every_byte_of_a_record_belongs_to_a_field_and_every_field_is_aligned() -> None:
    dtype = compiled.LAYOUT.dtype
    fields = dtype.fields
    assert fields is not None
    assert sum(kind.itemsize for kind, _ in fields.values()) == dtype.itemsize
    assert dtype.itemsize % 8 == 0
    assert all(offset % kind.base.itemsize == 0 for kind, offset in fields.values())
