"""Games come from entry points, each when it is asked for; one that is broken harms no other."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType

import pytest

from treetop.games import GAMES, game_named
from treetop.games.errors import Malformed
from treetop.games.registry import Games
from treetop.players import player_named
from treetop.records import Record

FOREIGN = """
from treetop.games.arboretum.game import Arboretum

class Orchard(Arboretum):
    name = "orchard"

GAME = Orchard()
NOT_A_GAME = "orchard"
"""
OFFERED = """
[treetop.games]
orchard = orchard_package:GAME
arboretum = orchard_package:GAME
broken = orchard_package.nowhere:GAME
nothing = orchard_package:NOT_A_GAME
misnamed = orchard_package:GAME
"""


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Games:
    """As they are where a package with one good game and four bad entry points is installed."""
    (tmp_path / "orchard_package.py").write_text(FOREIGN)
    described = tmp_path / "orchard_package-1.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: orchard-package\nVersion: 1\n")
    (described / "entry_points.txt").write_text(OFFERED)
    monkeypatch.syspath_prepend(tmp_path)
    return Games()


def test_our_own_games_are_found() -> None:
    assert list(GAMES) == ["arboretum", "tree-society"]
    assert all(game_named(name) is game for name, game in GAMES.items())


def test_a_game_of_another_package_is_found(games: Games) -> None:
    assert games["orchard"].name == "orchard"


def test_a_broken_game_is_left_out_with_a_warning_and_the_others_stay(games: Games) -> None:
    with pytest.warns(RuntimeWarning) as warned:
        assert list(games) == ["arboretum", "tree-society", "orchard"]
    assert len(warned) == 3


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("name", ["broken", "nothing", "misnamed"])
def test_a_broken_game_says_why_each_time_it_is_asked_for(games: Games, name: str) -> None:
    for _ in range(2):
        with pytest.raises(Malformed) as refused:
            games.load(name)
        assert refused.value.message.id == "core-game-broken"
        assert name not in games


def test_nobody_else_takes_the_name_of_one_of_our_games(games: Games) -> None:
    assert games["arboretum"] is GAMES["arboretum"]


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(Malformed, match=r"arboretum, tree-society") as refused:
        game_named("chess")
    assert refused.value.message.id == "core-game-unknown"


def test_players_and_records_refuse_an_unknown_game_in_the_same_words() -> None:
    facts = {"format": "treetop/1", "game": "chess", "players": 2, "options": {}, "deal": {}, "actions": []}
    for ask in (lambda: player_named("chess", "random"), lambda: Record.from_facts(facts)):
        with pytest.raises(Malformed) as refused:
            ask()
        assert refused.value.message.id == "core-game-unknown"


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_game_is_where_the_game_says(game: str) -> None:
    for kind in game_named(game).parts:
        found = game_named(game).part(kind)
        assert found is not None
        assert not isinstance(found, Traversable) or found.is_file() or found.is_dir(), kind


@pytest.mark.parametrize("game", GAMES)
def test_the_players_of_a_game_are_a_module_with_a_ladder(game: str) -> None:
    players = game_named(game).part("players")
    assert isinstance(players, ModuleType)
    assert players.LADDER


def test_a_part_that_a_game_does_not_bring_is_none() -> None:
    assert game_named("arboretum").part("opera") is None


def test_asking_for_one_game_loads_one_game() -> None:
    program = (
        "import sys; from treetop.games import game_named; game_named('arboretum');"
        "assert not any('tree_society' in name for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_clone_that_is_not_installed_has_its_games() -> None:
    nothing = "import importlib.metadata as metadata; metadata.entry_points = lambda **_: ()"
    program = f"{nothing}; from treetop.games import GAMES; print(*GAMES)"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["arboretum", "tree-society"]


@pytest.mark.parametrize("game", GAMES)
def test_a_position_knows_its_game(game: str) -> None:
    position = game_named(game).new(2, seed=1)
    assert position.game is GAMES[game]
    assert position.view(0).game is GAMES[game]  # type: ignore[attr-defined]
    assert not position.is_over
