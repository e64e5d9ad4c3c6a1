"""An action can be given as itself or in notation; whoever gives neither is told so."""

from __future__ import annotations

from typing import Any

import pytest

from treetop.games import arboretum, tree_society
from treetop.games.arboretum import Draw
from treetop.games.errors import Illegal, Malformed
from treetop.games.notation import unreadable
from treetop.games.tree_society import Action, Build, DiscardRow, Sell

SEED = f"{7:032x}"
TREES = arboretum.Position.new(2, SEED)
SOCIETY = tree_society.Position.new(2, SEED)
either_position = pytest.mark.parametrize("position", [TREES, SOCIETY], ids=["arboretum", "tree-society"])


@either_position
def test_notation_does_wherever_an_action_is_asked_for(position: Any) -> None:
    for action in position.legal_actions:
        for ask in (position.after, position.is_legal, position.encode, position.reveals, position.after_all):
            assert ask(str(action)) == ask(action)
        assert str(action) in position.legal_actions


@either_position
def test_notation_of_nothing_is_malformed_and_not_legal(position: Any) -> None:
    for ask in (position.after, position.encode, position.reveals, position.after_all):
        with pytest.raises(Malformed):
            ask("dance")
    assert not position.is_legal("dance")
    assert "dance" not in position.legal_actions


@either_position
@pytest.mark.parametrize("given", [None, 3])
def test_what_is_neither_notation_nor_an_action_is_called_by_its_name(position: Any, given: Any) -> None:
    for ask in (position.after, position.is_legal, position.after_all, position.reveals):
        with pytest.raises(TypeError, match=f"{given!r} is not an action of this game"):
            ask(given)
    for ask in (position.parse, position.view(0).parse):
        with pytest.raises(TypeError, match=f"notation is text, not {given!r}"):
            ask(given)


@pytest.mark.parametrize(
    ("text", "shown"), [("nonsense", "nonsense"), ("x" * 60, "x" * 60), ("x" * 61, "x" * 59 + "…")]
)
def test_a_line_that_cannot_be_read_is_quoted_up_to_60_characters(text: str, shown: str) -> None:
    assert unreadable(text).message.arguments == {"text": shown}


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
    "action",
    [
        Sell("pear-01"),
        DiscardRow("middle"),  # type: ignore[arg-type]
        Build("balloon-ferry", way="luck"),  # type: ignore[arg-type]
    ],
)
def test_an_action_that_no_notation_has_is_malformed(action: Action) -> None:
    with pytest.raises(Malformed):
        SOCIETY.after(action)


@either_position
def test_reading_fills_in_what_was_left_out(position: Any) -> None:
    for action in position.legal_actions:
        assert position.parse(f"  {action} ") == action
        assert position.after(str(action).partition(" for ")[0]) == position.after(action)
