"""Players of Tree Society."""

from treetop.players.tree_society.bargainer import LADDER, Bargainer

__all__ = ["LADDER", "Bargainer"]
