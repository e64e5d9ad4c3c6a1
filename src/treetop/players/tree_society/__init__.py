"""Players of Tree Society."""

from treetop.players.tree_society.bargainer import BARGAINERS, Bargainer
from treetop.players.tree_society.prospects import prospects
from treetop.players.tree_society.search import Search

LADDER = (*BARGAINERS, Search())
"""Weakest first, from the rung above random play."""

__all__ = ["LADDER", "Bargainer", "Search", "prospects"]
