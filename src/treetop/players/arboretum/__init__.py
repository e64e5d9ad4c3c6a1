"""Players of Arboretum."""

from treetop.players.arboretum.hackaranda import Hackaranda
from treetop.players.arboretum.heuristic import Heuristic
from treetop.players.arboretum.oversights import OF_A_BUILDER, OF_A_DENIER, OF_A_NOVICE
from treetop.players.arboretum.prospects import prospects
from treetop.players.arboretum.search import FORMER, Search
from treetop.players.arboretum.weights import BUILDER, DENIER, NOVICE, STRATEGIST

LADDER = (
    Heuristic("novice", 1, NOVICE, OF_A_NOVICE),
    Heuristic("builder", 2, BUILDER, OF_A_BUILDER),
    Heuristic("denier", 3, DENIER, OF_A_DENIER),
    Heuristic("strategist", 4, STRATEGIST),
    Search(),
)
"""Weakest first, from the rung above random play."""

__all__ = ["FORMER", "LADDER", "Hackaranda", "Heuristic", "Search", "prospects"]
