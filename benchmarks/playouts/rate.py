"""How many playouts a second, and where they start."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import thread_time
from typing import Any

from treetop.games import GAMES
from treetop.players import player_named

SECONDS = 2.0


def rate(play: Callable[[int, int], object], batch: int) -> float:
    """`play(first, end)` plays the playouts of these numbers."""
    play(0, 1)
    count, start = 0, thread_time()
    while thread_time() - start < SECONDS:
        play(count, count + batch)
        count += batch
    return count / (thread_time() - start)


def played(game: str, players: int, player: str, reached: Callable[[Any], bool]) -> Any:
    """The first position that is wanted in a game of a player against itself."""
    rng = Random(1)
    position = GAMES[game].new(players, "0" * 32)
    bot = player_named(game, player)
    while not reached(position):
        assert position.seat_to_act is not None
        view = position.view(position.seat_to_act)
        position = position.after(bot.choose(view, rng.getrandbits(62), 1.0))
    return position
