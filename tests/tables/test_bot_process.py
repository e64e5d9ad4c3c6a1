"""The program of a bot worker answers every question, also one that its player refuses."""

from __future__ import annotations

import io
import pickle
from typing import Any

import pytest

from treetop.games.arboretum import Position
from treetop.games.errors import Illegal
from treetop.players import PLAYERS
from treetop.tables.bots.bot_process import Question, answer
from treetop.tables.worker import pack, serve


class Stubborn:
    """Does what no rule allows."""

    name, level = "stubborn", 0

    def choose(self, view: Any, seed: int, budget: float) -> Any:
        return view.parse("draw discard 1")


def test_a_refusal_of_a_player_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS["arboretum"], "stubborn", Stubborn())
    view = Position.new(2, f"{7:032x}").view(0)
    answers = io.BytesIO()
    serve(answer, io.BytesIO(pack(Question("arboretum", "stubborn", view, 1, 1.0))), answers)
    answered = pickle.loads(answers.getvalue()[4:])
    assert isinstance(answered, Illegal)
    assert answered.rule == "A4"


def test_a_player_between_two_rungs_answers() -> None:
    view = Position.new(2, f"{7:032x}").view(0)
    assert view.parse(answer(Question("arboretum", "like-1.5", view, 1, 1.0))) in view.legal_actions
