"""Positions to think about."""

from __future__ import annotations

from random import Random
from typing import Any

from treetop.games import GAMES
from treetop.players import PLAYERS

CARELESS = {"arboretum": "builder", "tree-society": "novice"}


def dealt(game: str, number: int, players: int = 2, **options: object) -> Any:
    """The same number, the same deal."""
    return GAMES[game].new(players, f"{number:032x}", options)


def played(game: str, number: int, decisions: int, players: int = 2, **options: object) -> Any:
    """A game after some decisions of players of a middling level; the same number, the same game."""
    rng = Random(number)
    position: Any = dealt(game, number, players, **options)
    chooser = PLAYERS[game][CARELESS[game]]
    for _ in range(decisions):
        seat = position.seat_to_act
        if seat is None:
            break
        position = position.after(chooser.choose(position.view(seat), rng.getrandbits(62), 1.0))
    return position
