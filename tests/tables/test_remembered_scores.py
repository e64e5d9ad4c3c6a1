"""A reader's score is encoded once for each arboretum, whoever has it and whatever else is on the table."""

from __future__ import annotations

from random import Random

import pytest

from treetop.games import GAMES
from treetop.tables import wire
from treetop.tables.presentation.scene import Scores


@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_a_remembered_score_is_the_one_that_would_be_counted_again(game: str) -> None:
    rng, scores = Random(7), Scores(room=100)
    for number in range(6):
        position = GAMES[game].new(2 + number % 3, rng.randbytes(16).hex())
        while position.seat_to_act is not None:
            position = position.after(rng.choice(position.legal_actions))
            for seat in (None, *range(position.players)):
                view = position.view(seat)
                assert scores.of(view) == wire.raw(view.score())


def test_no_more_scores_are_remembered_than_there_is_room_for() -> None:
    rng, scores = Random(8), Scores(room=3)
    position = GAMES["arboretum"].new(2, "00" * 16)
    for _ in range(40):
        position = position.after(rng.choice(position.legal_actions))
        scores.of(position.view(0))
        assert len(scores._known) <= 3
