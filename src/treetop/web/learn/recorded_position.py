"""A position of a recorded game: its seed and the actions that lead there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from treetop.games import GAMES
from treetop.games.game import Position


@dataclass(frozen=True)
class RecordedPosition:
    game: str
    seed: str
    actions: Sequence[str] = ()
    players: int = 2

    def position(self) -> Position:
        position: Position = GAMES[self.game].new(self.players, self.seed)
        for action in self.actions:
            position = position.after(position.parse(action))
        return position
