"""Players of Arboretum."""

from treetop.players.arboretum.hackaranda import Hackaranda
from treetop.players.arboretum.prospects import prospects
from treetop.players.arboretum.search import Search
from treetop.players.arboretum.temperament import Temperament
from treetop.players.arboretum.temperaments import BUILDER, DENIER, NOVICE, STRATEGIST

LADDER = (
    Temperament("novice", 1, NOVICE),
    Temperament("builder", 2, BUILDER),
    Temperament("denier", 3, DENIER),
    Temperament("strategist", 4, STRATEGIST),
    Search(),
)
"""Weakest first, from the rung above random play."""

__all__ = ["LADDER", "Hackaranda", "Search", "Temperament", "prospects"]
