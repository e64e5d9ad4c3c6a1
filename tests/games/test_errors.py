"""A refusal can be read where it is raised, and says the same in another process."""

from __future__ import annotations

import pickle
import traceback

import pytest

from treetop.games.arboretum import Position
from treetop.games.errors import Illegal, Malformed, Refusal
from treetop.locales import Message

SEED = f"{7:032x}"


def test_a_traceback_ends_with_the_sentence_and_the_rule() -> None:
    with pytest.raises(Illegal) as caught:
        Position.new(2, SEED).after("draw discard 1")
    last = traceback.format_exception_only(caught.value)[-1].strip()
    assert last == (
        "treetop.games.errors.Illegal: Player 1’s discard pile is empty: draw from somewhere else. (A4)"
    )


def test_what_no_rule_forbids_names_none() -> None:
    with pytest.raises(Malformed) as caught:
        Position.new(9, SEED)
    assert str(caught.value) == "This game is for 2 to 4 players, not 9."
    assert str(Illegal(Message.of("tables-not-your-turn"), "")) == "It’s not your turn."


@pytest.mark.parametrize(
    "refusal", [Illegal(Message.of("core-points", count=3), "A4"), Malformed(Message("a"))]
)
def test_a_refusal_is_the_same_after_pickling(refusal: Refusal) -> None:
    copy = pickle.loads(pickle.dumps(refusal))
    assert (type(copy), vars(copy), str(copy)) == (type(refusal), vars(refusal), str(refusal))
