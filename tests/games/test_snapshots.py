"""Positions and views are values, in both games."""

from __future__ import annotations

import copy
import inspect
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from treetop.games import GAMES, arboretum, tree_society
from treetop.games.tree_society.deck.reader import shipped_text

SEED = f"{7:032x}"
MODULES = [arboretum, tree_society]
either_game = pytest.mark.parametrize("game", MODULES, ids=GAMES)


@either_game
def test_views_of_different_seats_differ(game: Any) -> None:
    position = game.Position.new(2, SEED)
    views = [position.view(seat) for seat in (0, 1, None)]
    assert len(set(views)) == 3
    assert views == [position.view(seat) for seat in (0, 1, None)]
    assert all(view != position for view in views)


def played(game: Any, decisions: int = 40, **options: Any) -> Any:
    position, rng = game.Position.new(2, SEED, **options), Random(1)
    for _ in range(decisions):
        position = position.after(rng.choice(position.legal_actions))
    return position


def pasted_back(game: Any, value: Any) -> Any:
    """As a reader of the README does it."""
    names: dict[str, Any] = {}
    exec(f"from {game.__name__} import *", names)
    return eval(repr(value), names)


@either_game
def test_the_repr_of_a_position_and_of_its_parts_can_be_pasted_back(game: Any) -> None:
    position = played(game)
    views = [position.view(seat) for seat in (0, 1, None)]
    for value in (position, position.setup, *views):
        assert pasted_back(game, value) == value


@pytest.fixture
def own_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TREETOP_DECKS", str(tmp_path))
    path = tmp_path / "mine.toml"
    path.write_text(shipped_text("canopy").replace("cost = 2", "cost = 3"))
    return path


def test_the_repr_of_a_game_with_an_own_deck_names_the_deck(own_deck: Path) -> None:
    position = played(tree_society, deck="mine")
    assert position.setup.deck != tree_society.shipped_deck()
    assert pasted_back(tree_society, position) == position


def test_the_repr_of_a_deck_names_it_by_its_hash() -> None:
    deck = tree_society.shipped_deck()
    assert repr(deck) == f"<Deck 'Heartwood' {deck.hash}>"


@either_game
def test_legal_actions_are_equal_to_the_same_actions_and_to_no_others(game: Any) -> None:
    position = played(game)
    legal = position.legal_actions
    assert legal == position.legal_actions == list(legal)
    assert legal == position.view(position.seat_to_act).legal_actions
    assert legal != list(legal)[1:]
    assert legal != 3


@pytest.mark.parametrize("name", GAMES)
def test_the_repr_of_a_game_can_be_pasted_back(name: str) -> None:
    module = {"arboretum": arboretum, "tree-society": tree_society}[name]
    assert type(pasted_back(module, GAMES[name])) is type(GAMES[name])


@either_game
def test_what_never_changes_need_not_be_copied(game: Any) -> None:
    position = played(game)
    for value in (position, position.view(0)):
        assert copy.copy(value) is value
        assert copy.deepcopy([value])[0] is value


@either_game
def test_a_pickled_position_is_the_same_and_goes_on(game: Any) -> None:
    position = played(game)
    for value in (position, position.view(1), position.view(None)):
        assert pickle.loads(pickle.dumps(value)) == value
    there = pickle.loads(pickle.dumps(position))
    assert there.after(there.legal_actions[0]) == position.after(position.legal_actions[0])


@either_game
def test_the_cards_do_not_travel_with_a_position(game: Any) -> None:
    position = played(game)
    assert str(position)
    assert len(pickle.dumps(position)) < len(position.to_bytes()) + 600


def test_the_shipped_deck_is_there_once() -> None:
    position = played(tree_society)
    assert pickle.loads(pickle.dumps(position)).setup.deck is tree_society.shipped_deck()


def test_an_own_deck_travels_to_where_it_is_not_known(own_deck: Path) -> None:
    position = played(tree_society, deck="mine")
    sent = pickle.dumps(position)
    own_deck.unlink()
    there = pickle.loads(sent)
    assert there == position
    assert there.after(there.legal_actions[0]) == position.after(position.legal_actions[0])


@either_game
@pytest.mark.parametrize("kind", ["Position", "View"])
def test_everything_that_can_be_asked_says_what_it_is(game: Any, kind: str) -> None:
    members = inspect.getmembers(
        getattr(game, kind), lambda each: callable(each) or isinstance(each, property)
    )
    assert [name for name, member in members if name[0] != "_" and not inspect.getdoc(member)] == []


@either_game
def test_a_game_played_out_is_over_and_the_same_for_the_same_chance(game: Any) -> None:
    position = played(game)
    end = position.play_out(Random(5))
    assert end.outcome() is not None
    assert end == position.play_out(Random(5)) != position.play_out(Random(6))
    assert end.play_out(Random(5)) is end
