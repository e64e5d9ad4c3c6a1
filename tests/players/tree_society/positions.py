"""Positions to think about."""

from __future__ import annotations

from random import Random

from treetop.games.tree_society import Position
from treetop.players import PLAYERS


def played(number: int, decisions: int, players: int = 2, **options: object) -> Position:
    """A game after some decisions of novices; the same number, the same game."""
    rng = Random(number)
    position = Position.new(players, f"{number:032x}", **options)
    chooser = PLAYERS["tree-society"]["novice"]
    for _ in range(decisions):
        seat = position.seat_to_act
        if seat is None:
            break
        position = position.after(chooser.choose(position.view(seat), rng.getrandbits(62), 1.0))
    return position
