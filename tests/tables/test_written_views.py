"""Views that machine code writes as JSON: the bytes of the facts, and nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from treetop.games import GAMES
from treetop.games.arboretum import compiled_json, view_json
from treetop.kernel.interpreted import interpreted
from treetop.tables import wire
from treetop.tables.presentation import scene
from treetop.tables.presentation.scene import encoded_view

TERMS = [(players, discards) for players in (2, 3, 4) for discards in ("open", "top")]


def _positions(players: int, discards: str) -> list[Any]:
    rng = Random(players)
    position: Any = GAMES["arboretum"].new(players, players, {"discards": discards})
    positions = [position]
    while not position.is_over:
        position = position.after(rng.choice(position.legal_actions))
        positions.append(position)
    return positions


@pytest.mark.parametrize(("players", "discards"), TERMS)
def test_what_machine_code_writes_is_what_the_view_says(players: int, discards: str) -> None:
    assert view_json.is_ready()
    for position in _positions(players, discards):
        for seat in (None, *range(players)):
            view = position.view(seat)
            facts, score = encoded_view(position, seat)
            assert facts is not None
            assert score is not None
            assert bytes(facts) == wire.encode(view.facts())
            assert bytes(score) == wire.encode(view.score())


@pytest.mark.parametrize(("players", "discards"), TERMS)
def test_other_hidden_cards_change_no_byte(players: int, discards: str) -> None:
    rng = Random(players)
    for position in _positions(players, discards)[:-1]:
        for seat in (None, *range(players)):
            other = position.view(seat).sample(rng)
            assert encoded_view(other, seat) == encoded_view(position, seat)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_view_is_whole_when_machine_code_gets_ready_while_it_is_encoded(
    monkeypatch: pytest.MonkeyPatch, seat: int | None
) -> None:
    answers = iter([False, True])
    monkeypatch.setattr(view_json, "is_ready", lambda: next(answers))
    monkeypatch.setattr(scene, "_writers", {})
    position = _positions(2, "open")[9]
    facts, _ = encoded_view(position, seat)
    assert facts is not None
    assert bytes(facts) == wire.encode(position.view(seat).facts())
    assert next(answers, None) is None


def test_interpreted_it_writes_the_same() -> None:
    write = interpreted(compiled_json.__name__, "write_view")
    for position in _positions(2, "open")[::9]:
        for seat in (-1, 0, 1):
            texts = []
            for how in (write, compiled_json.write_view):
                text = np.zeros(compiled_json.ROOM, np.uint8)
                size = how(position.to_array(), seat, False, position.setup.letters, text) >> 32
                texts.append(text[:size].tobytes())
            assert texts[0] == texts[1]
