"""The games, by name, and what all of them have in common."""

from treetop.games.game import Action, Facts, Game, Outcome, Position, ScoreSheet, View
from treetop.games.registry import GAMES, game_named

__all__ = [
    "GAMES",
    "Action",
    "Facts",
    "Game",
    "Outcome",
    "Position",
    "ScoreSheet",
    "View",
    "game_named",
]
