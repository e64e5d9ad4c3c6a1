"""A game of two has the seats 0 and 1, whatever is asked about them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from treetop.games import arboretum, tree_society
from treetop.games.errors import Malformed

SEED = f"{7:032x}"
TREES = arboretum.Position.new(2, SEED)
SOCIETY = tree_society.Position.new(2, SEED)
GROVES = ("hand", "known", "discards", "arboretum", "best_paths")
HOUSES = ("pouch", "chest", "unsold", "sold", "ongoing", "completed", "symbols", "points")
QUESTIONS = [
    *((board, name) for board in (TREES, TREES.view(0)) for name in GROVES),
    *((board, name) for board in (SOCIETY, SOCIETY.view(0)) for name in HOUSES),
    *((board, name) for board in (TREES, SOCIETY) for name in ("view", "svg")),
]
NAMES = [f"{type(board).__module__}.{name}" for board, name in QUESTIONS]


@pytest.mark.parametrize(("board", "name"), QUESTIONS, ids=NAMES)
@pytest.mark.parametrize("seat", [2, 7, -1, "0", 0.0])
def test_a_seat_that_is_not_there_is_refused(board: Any, name: str, seat: Any) -> None:
    with pytest.raises(Malformed) as caught:
        getattr(board, name)(seat)
    assert str(caught.value) == f"There’s no seat “{seat}”: seats are numbered from 0 to 1."


@pytest.mark.parametrize(("board", "name"), QUESTIONS, ids=NAMES)
def test_a_seat_may_be_numpy_s_number(board: Any, name: str) -> None:
    ask = getattr(board, name)
    assert ask(np.int8(1)) == ask(1)


@pytest.mark.parametrize("position", [TREES, SOCIETY])
def test_the_seat_of_a_view_is_a_plain_number(position: Any) -> None:
    assert type(position.view(np.int8(1)).seat) is int
