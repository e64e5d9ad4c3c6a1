"""The games, by name."""

from treetop.games.registry import GAMES

__all__ = ["GAMES"]
