"""The games, by name."""

from treetop.games.registry import GAMES, game_named

__all__ = ["GAMES", "game_named"]
