"""A puzzle's board: a position, and where the solver's actions lead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from treetop.games import game_named
from treetop.tables import wire


def puzzle_board(game: str, notation: str, actions: Sequence[str], asked: Sequence[str]) -> dict[str, Any]:
    """What the solver sees, as a lesson's board shows it; `words` says what was asked for as buttons say it.

    Raises Malformed or Illegal.
    """
    start = game_named(game).from_notation(notation)
    solver = start.seat_to_act
    assert solver is not None
    position = start
    for action in actions:
        position = position.after(position.parse(action))
    view = position.view(solver)
    facts = view.facts()
    before = start.view(solver)
    return {
        "view": facts,
        "hands": [seat.get("hand", []) for seat in facts["seats"]],
        "sheet": position.score_sheet().facts() if position.is_over else None,
        "words": {one: wire.words(before.words(before.parse(one))) for one in asked},
    }
