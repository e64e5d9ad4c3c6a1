"""Positions and views are values, in both games."""

from __future__ import annotations

from typing import Any

import pytest

from treetop.games import GAMES, arboretum, tree_society

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
