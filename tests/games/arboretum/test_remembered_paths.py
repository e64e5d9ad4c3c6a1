"""Paths are traced once for each arboretum, whoever has it and whatever else is on the table."""

from __future__ import annotations

from random import Random

from treetop.games.arboretum import score_sheet
from treetop.games.arboretum.game import GAME


def test_a_remembered_path_is_the_one_that_would_be_traced_anew() -> None:
    rng = Random(7)
    for game in range(6):
        position = GAME.new(2 + game % 3, rng.randbytes(16).hex())
        while position.seat_to_act is not None:
            position = position.after(rng.choice(position.legal_actions))
            seat = rng.randrange(position.players)
            remembered = score_sheet.best_paths(position, seat)
            score_sheet._traced.clear()
            assert score_sheet.best_paths(position, seat) == remembered


def test_no_more_arboretums_are_remembered_than_there_is_room_for() -> None:
    rng = Random(8)
    room, score_sheet.REMEMBERED = score_sheet.REMEMBERED, 3
    score_sheet._traced.clear()
    try:
        position = GAME.new(2, "00" * 16)
        for _ in range(40):
            position = position.after(rng.choice(position.legal_actions))
            score_sheet.best_paths(position, 0)
            assert len(score_sheet._traced) <= 3
    finally:
        score_sheet.REMEMBERED = room
        score_sheet._traced.clear()
