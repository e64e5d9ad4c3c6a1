"""Who may see a field is declared once, at the state, and views follow from it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.kernel.micropython import needs_micropython, run_in_browser
from treetop.games import GAMES
from treetop.games.arboretum.state import State as ArboretumState
from treetop.games.tree_society.state import State as SocietyState
from treetop.kernel import load
from treetop.kernel.sight import LISTS, sight_of

STATES = {"arboretum": ArboretumState, "tree-society": SocietyState}


def declared(state: Any, *lists: str) -> list[str]:
    return [entry.partition(":")[0] for name in lists for entry in getattr(state, name).split()]


@pytest.mark.parametrize("game", STATES)
def test_every_field_says_once_who_may_see_it(game: str) -> None:
    assert sorted(declared(STATES[game], *LISTS)) == sorted(vars(STATES[game]()))


@pytest.mark.parametrize("game", STATES)
def test_a_size_that_everybody_needs_is_seen_by_everybody(game: str) -> None:
    state = STATES[game]
    sizes = {entry.partition(":")[2] for entry in (state.EVERYBODY + " " + state.COVERED).split()} - {""}
    assert sizes
    assert sizes <= set(declared(state, "EVERYBODY"))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", STATES)
def test_no_view_holds_what_nobody_may_see_nor_a_covered_card(game: str, players: int) -> None:
    state, rng = STATES[game], Random(players)
    position: Any = GAMES[game].new(players, players)
    blank = vars(state())
    dtype = position.layout.dtype
    while not position.is_over:
        told = position.to_array()
        for name in declared(state, "NOBODY"):
            told.view(dtype)[0][name] = rng.randrange(1, 100)
        other = type(position)(position.setup, told)
        for reader in (*range(players), None):
            view = position.view(reader)
            assert other.view(reader) == view
            for name in declared(state, "NOBODY"):
                assert (view.record[name] == blank[name]).all()
            for entry in state.COVERED.split():
                field, _, size = entry.partition(":")
                assert (view.record[field][: view.record[size]] == -1).all()
        position = position.after(rng.choice(position.legal_actions))


class Pair:
    EVERYBODY = "size many:size all"
    COVERED = "deck:size"
    SOME = ""
    NOBODY = "secret"

    def __init__(self) -> None:
        self.size = 0
        self.many = [0] * 4
        self.all = [0] * 3
        self.deck = [0] * 4
        self.secret = 0


def test_what_is_declared_is_what_is_written() -> None:
    state, seen = Pair(), Pair()
    state.size, state.many, state.all, state.deck, state.secret = 2, [1, 2, 3, 4], [5, 6, 7], [1, 1, 1, 1], 9
    sight_of(Pair, -1, __name__)(state, seen)
    assert vars(seen) == {
        "size": 2,
        "many": [1, 2, 0, 0],
        "all": [5, 6, 7],
        "deck": [-1, -1, 0, 0],
        "secret": 0,
    }


BROWSER = """
from treetop.games.tree_society.sight import see
from treetop.games.tree_society.state import State
import json
state = State()
for name, value in json.loads('%s').items():
    setattr(state, name, value)
for seat in (0, 1, -1):
    seen = State()
    see(state, seat, seen)
    print(json.dumps(seen.__dict__))
"""


@needs_micropython
def test_a_browser_and_the_interpreter_see_the_same() -> None:
    start: Any = GAMES["tree-society"].new(2, 5, {"open_memory": False})
    position = start
    for _ in range(60):
        position = position.after(position.legal_actions[0])
    plain = position.layout.plain(position.record)
    lines = run_in_browser(BROWSER % json.dumps(vars(plain)))
    see = load("treetop.games.tree_society.sight", "interpreted").see
    for line, reader in zip(lines, (0, 1, None), strict=True):
        seen = SocietyState()
        see(plain, -1 if reader is None else reader, seen)
        assert vars(seen) == json.loads(line) == vars(position.layout.plain(position.view(reader).record))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("arboretum", {"discards": "open"}),
        ("arboretum", {"discards": "top"}),
        ("tree-society", {"open_memory": True}),
        ("tree-society", {"open_memory": False}),
    ],
)
def test_facts_beside_a_spectator_s_are_the_same_as_alone(
    game: str, options: dict[str, Any], players: int
) -> None:
    rng = Random(players)
    position: Any = GAMES[game].new(players, players, options)
    while True:
        public = position.view(None).facts()
        for seat in (None, *range(players)):
            view = position.view(seat)
            assert view.facts_beside(public) == view.facts()
        if position.is_over:
            return
        position = position.after(rng.choice(position.legal_actions))
