"""A game that brings no players has one; a game's own are loaded when they are asked for."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import ClassVar

import pytest

from tests.players.matches import share
from tests.players.tricks import GAME, Trick
from treetop.arena import Tournament
from treetop.arena.play import play
from treetop.games import GAMES
from treetop.games.errors import Malformed
from treetop.players import PLAYERS, Playouts, Uniform, player_named
from treetop.players.review import prospects
from treetop.records import Record, verify


@pytest.fixture(autouse=True)
def tricks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    GAMES["tricks"] = GAME
    yield
    del GAMES["tricks"]


def test_a_game_without_players_has_two() -> None:
    assert list(PLAYERS["tricks"]) == ["random", "search"]
    assert player_named("tricks", "search") == Playouts()


def test_players_that_cannot_be_loaded_are_replaced_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(type(GAME)):  # type: ignore[misc]
        name = "broken"
        parts: ClassVar = {"players": "tests.players.no_such_module"}

    monkeypatch.setitem(GAMES, "broken", Broken())
    with pytest.warns(RuntimeWarning, match="players of broken cannot be loaded"):
        assert list(PLAYERS["broken"]) == ["random", "search"]


def test_an_unknown_game_or_player_is_refused() -> None:
    assert "chess" not in PLAYERS
    with pytest.raises(Malformed, match="chess"):
        player_named("chess", "random")
    with pytest.raises(Malformed, match="owl"):
        player_named("tricks", "owl")


def test_the_player_for_any_game_beats_random_play() -> None:
    assert share("tricks", Playouts(iterations=60), Uniform(), 40) > 0.6


def test_it_answers_with_the_card_that_just_takes_the_last_tricks() -> None:
    """Seat 1 holds 5 and 9 against the 4 on the table and one unseen card: the 5 is enough."""
    position = Trick(((12,), (5, 9)), (1, 2, 3, 10, 4), (0, 2))
    best = Playouts(iterations=400).choose(position.view(1), 1, 1.0)
    assert best == 5


def test_it_depends_on_its_view_and_seed_only() -> None:
    position = GAMES["tricks"].new(2, 3)
    view = position.view(0)
    player = Playouts(iterations=50)
    for number in range(5):
        other = view.sample(Random(number)).view(0)
        assert player.explain(other, 7, 1.0) == player.explain(view, 7, 1.0)


def test_it_plays_in_the_arena() -> None:
    tournament = Tournament("tricks", ("random", "search:iterations=20"), deals=1)
    record = Record.from_json(play(tournament, next(tournament.fixtures())))
    verify(record)
    assert record.extra["arena"]["failures"] == []


def test_prospects_come_from_playouts_where_a_game_brings_none() -> None:
    start = GAMES["tricks"].new(2, 3)
    assert sum(prospects(start)) == pytest.approx(1)
    lost = Trick(((1,), (12,)), (2, 5, 6, 3, 4, 7), (0, 3))
    assert prospects(lost) == (0.0, 1.0)


LOADED = """
import sys
from treetop.players import PLAYERS
assert not [name for name in sys.modules if name.startswith(("treetop.players.arb", "treetop.players.tree"))]
PLAYERS[{game!r}]
from treetop.players import {module}
print(*sorted(sys.modules))
"""


@pytest.mark.parametrize(("game", "other"), [("arboretum", "tree_society"), ("tree-society", "arboretum")])
def test_the_players_of_one_game_do_not_load_another(game: str, other: str) -> None:
    script = LOADED.format(game=game, module=game.replace("-", "_"))
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert f"treetop.players.{game.replace('-', '_')}" in loaded.stdout
    assert f"treetop.players.{other}" not in loaded.stdout
    assert f"treetop.games.{other}" not in loaded.stdout


def test_a_ladder_does_not_read_the_weights_of_its_players() -> None:
    script = (
        "from treetop.players import PLAYERS; PLAYERS['tree-society']\n"
        "from treetop.players.tree_society.forecast import learnt_weights\n"
        "print(learnt_weights.cache_info().currsize)"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout == "0\n"
