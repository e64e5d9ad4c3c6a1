"""An action and its notation are two things; who gives the wrong one is told which method takes it."""

from __future__ import annotations

from typing import Any

import pytest

from treetop.games import arboretum, tree_society
from treetop.games.arboretum import Draw
from treetop.games.errors import Illegal, Malformed
from treetop.games.tree_society import Action

SEED = f"{7:032x}"
TREES = arboretum.Position.new(2, SEED)
SOCIETY = tree_society.Position.new(2, SEED)
either_position = pytest.mark.parametrize("position", [TREES, SOCIETY], ids=["arboretum", "tree-society"])


@either_position
def test_notation_in_the_place_of_an_action_names_the_methods_that_read_it(position: Any) -> None:
    notation = str(position.legal_actions[0])
    for ask in (position.after, position.is_legal, position.encode, position.legal_actions.__contains__):
        with pytest.raises(TypeError, match="is notation: read it with parse, or do it with after_notation"):
            ask(notation)


@either_position
@pytest.mark.parametrize("given", [None, 3])
def test_what_is_neither_notation_nor_an_action_is_called_by_its_name(position: Any, given: Any) -> None:
    for ask in (position.after, position.is_legal):
        with pytest.raises(TypeError, match=f"{given!r} is not an action of this game"):
            ask(given)
    for ask in (position.parse, position.after_notation, position.after_all, position.view(0).parse):
        with pytest.raises(TypeError, match=f"notation is text, not {given!r}"):
            ask(given)


def test_an_action_of_the_other_game_is_not_one_of_this() -> None:
    with pytest.raises(TypeError):
        TREES.after(SOCIETY.legal_actions[0])  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        SOCIETY.after(Draw(None))  # type: ignore[arg-type]


@pytest.mark.rule("A4")
@pytest.mark.parametrize("seat", [-1, 2, 4, 7])
def test_nobody_draws_from_the_discards_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(Illegal) as caught:
        TREES.after(Draw(seat))
    assert (caught.value.rule, caught.value.message.id) == ("A4", "arboretum-no-such-seat")


@pytest.mark.parametrize(
    "action", [Action("dance"), Action("discard-row", "middle"), Action("build", "balloon-ferry", way="luck")]
)
def test_an_action_that_no_notation_has_is_malformed(action: Action) -> None:
    with pytest.raises(Malformed):
        SOCIETY.after(action)


@either_position
def test_reading_fills_in_what_was_left_out(position: Any) -> None:
    for action in position.legal_actions:
        assert position.parse(f"  {action} ") == action
        assert position.after_notation(str(action).partition(" for ")[0]) == position.after(action)
