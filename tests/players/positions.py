"""Positions to think about."""

from __future__ import annotations

from random import Random

from treetop.games.arboretum import Position
from treetop.players import PLAYERS


def seed_of(number: int) -> str:
    return f"{number:032x}"


def played(number: int, decisions: int, players: int = 2, **options: object) -> Position:
    """A game after some decisions of builders; the same number, the same game."""
    rng = Random(number)
    position = Position.new(players, seed_of(number), **options)
    chooser = PLAYERS["arboretum"]["builder"]
    for _ in range(decisions):
        if position.seat_to_act is None:
            break
        position = position.after(
            chooser.choose(position.view(position.seat_to_act), rng.getrandbits(62), 1.0)
        )
    return position
