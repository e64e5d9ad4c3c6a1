"""Arboretum: draw two, plant one, discard one; in the end, only the right cards in hand let a path score."""

from treetop.games.arboretum.action import Action, Discard, Draw, Plant
from treetop.games.arboretum.batch import Batch
from treetop.games.arboretum.board import Tree
from treetop.games.arboretum.card import Card
from treetop.games.arboretum.game import Arboretum
from treetop.games.arboretum.position import Position
from treetop.games.arboretum.score_sheet import Cancelled, Path, ScoreSheet, SpeciesScore
from treetop.games.arboretum.setup import Setup
from treetop.games.arboretum.view import View

__all__ = [
    "Action",
    "Arboretum",
    "Batch",
    "Cancelled",
    "Card",
    "Discard",
    "Draw",
    "Path",
    "Plant",
    "Position",
    "ScoreSheet",
    "Setup",
    "SpeciesScore",
    "Tree",
    "View",
]
