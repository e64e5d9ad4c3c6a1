"""Self-play teaches, and fitting learns."""

from __future__ import annotations

import numpy as np
import pytest

from treetop.arena.training import Lessons, blank_weights, fit, study
from treetop.arena.training.fitting import surprise
from treetop.games.tree_society import shipped_deck
from treetop.players.tree_society.forecast import learnt_weights


def lessons(players: int) -> Lessons:
    return study(shipped_deck(), players, range(12), learnt_weights())


@pytest.mark.parametrize("players", [2, 4])
def test_every_turn_of_a_game_is_a_lesson_with_its_winner(players: int) -> None:
    taught = lessons(players)
    assert len(taught) > 12 * players * 5
    best = taught.points[:, :players].max(1)
    assert (taught.points[np.arange(len(taught)), taught.winner] == best).all()
    assert not taught.signs[:, players:].any()


def test_the_same_seeds_teach_the_same() -> None:
    for one, other in zip(vars(lessons(2)).values(), vars(lessons(2)).values(), strict=True):
        assert (one == other).all()


def test_fitting_is_less_surprised_by_what_it_has_read() -> None:
    taught = lessons(2)
    before = blank_weights(1)
    assert surprise(fit(before, taught, 1000), taught) < surprise(before, taught) - 0.05


def test_the_shipped_forecast_has_learnt_something() -> None:
    assert surprise(learnt_weights(), lessons(2)) < np.log(2) - 0.05
