"""Players of Tree Society."""

from treetop.players.tree_society.planner import PLANNERS, Planner
from treetop.players.tree_society.prospects import prospects
from treetop.players.tree_society.search import FORMER, Search

LADDER = (*PLANNERS, Search())
"""Weakest first, from the rung above random play."""

__all__ = ["FORMER", "LADDER", "Planner", "Search", "prospects"]
