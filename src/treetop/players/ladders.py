"""Who plays which game. A game brings its players as its part `players`; if it brings none, there is a
player for any game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping

from treetop.games import GAMES
from treetop.games.game import Game
from treetop.players.player import Player
from treetop.players.playouts import Playouts
from treetop.players.uniform import Uniform


class Ladders(Mapping[str, dict[str, Player]]):
    """The ladder of each game: players by name, weakest first. It is loaded when it is first asked for."""

    def __init__(self) -> None:
        self._loaded: dict[Game, dict[str, Player]] = {}

    def __getitem__(self, name: str) -> dict[str, Player]:
        game = GAMES[name]
        if game not in self._loaded:
            self._loaded[game] = {player.name: player for player in (Uniform(), *_brought_by(game))}
        return self._loaded[game]

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


def _brought_by(game: Game) -> tuple[Player, ...]:
    """Players that cannot be loaded are replaced, with a warning, so that they take nothing else down."""
    try:
        if brought := game.part("players"):
            return tuple(brought.LADDER)
    except Exception as problem:
        reason = f"{type(problem).__name__}: {problem}"
        warnings.warn(f"the players of {game.name} cannot be loaded: {reason}", RuntimeWarning, stacklevel=3)
    return (Playouts(),)


PLAYERS = Ladders()
