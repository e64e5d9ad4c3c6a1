"""The kernel believes every number of an action, so a position of any game checks those it is given."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from treetop.games import GAMES, arboretum, tree_society
from treetop.games.errors import Illegal, Malformed

SEED = f"{7:032x}"
STARTS = [arboretum.Position.new(4, SEED, opening_discard=True), tree_society.Position.new(4, SEED)]
either_game = pytest.mark.parametrize("start", STARTS, ids=GAMES)
NOWHERE = [-1_000_000, -5, -1, 99_999]


@either_game
@pytest.mark.parametrize("code", NOWHERE)
def test_a_number_that_no_action_has_leads_nowhere(start: Any, code: int) -> None:
    with pytest.raises(Malformed):
        start.after_code(code)
    with pytest.raises(Malformed):
        start.view(0).decode(code)


@either_game
def test_exactly_the_legal_numbers_lead_on_and_have_an_action(start: Any) -> None:
    rng, position = Random(3), start
    for _ in range(11):
        legal = set(position.legal_codes())
        for code in range(position.code_count):
            if code in legal:
                assert position.after_code(code) == position.after(position.decode(code))
            else:
                with pytest.raises(Illegal) as caught:
                    position.after_code(code)
                assert caught.value.rule[0] in "AT"
        position = position.after(rng.choice(position.legal_actions))


@either_game
def test_a_number_may_be_numpy_s_but_must_be_whole(start: Any) -> None:
    code = start.legal_codes()[0]
    assert start.after_code(np.int32(code)) == start.after(start.legal_actions[0])
    with pytest.raises(TypeError):
        start.after_code(float(code))
