"""Who plays which game. A game brings its players as its part `players`; if it brings none, there is a
player for any game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from treetop.games import GAMES
from treetop.games.game import Action, Game, View
from treetop.players.like import is_like, rung_of, tenths_of
from treetop.players.player import Player, is_awake
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


def former_players(name: str) -> dict[str, Player]:
    """Players that a game has replaced by stronger ones, by name. They are on no ladder."""
    return {player.name: player for player in getattr(GAMES[name].part("players"), "FORMER", ())}


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


@dataclass(frozen=True)
class Like:
    """Plays at a level between two rungs of a game's ladder: now as the upper one, now as the lower one."""

    name: str
    game: str

    @property
    def level(self) -> int:
        return round((tenths_of(self.name) or 0) / 10)

    @property
    def neighbours(self) -> tuple[Player, ...]:
        """Whoever may decide for it."""
        ladder = list(PLAYERS[self.game].values())
        whole, tenth = divmod(tenths_of(self.name) or 0, 10)
        return tuple(ladder[whole : whole + (2 if tenth else 1)])

    def is_awake(self) -> bool:
        return all(map(is_awake, self.neighbours))

    def choose(self, view: View, seed: int, budget: float) -> Action:
        ladder = PLAYERS[self.game]
        return ladder[rung_of(self.name, list(ladder), seed)].choose(view, seed, budget)


def find_player(game: str, name: str) -> Player | None:
    """A player on the game's ladder, or between two rungs of it: `like-2.4`."""
    ladder = PLAYERS[game]
    if is_like(name, list(ladder)):
        return Like(name, game)
    return ladder.get(name)
