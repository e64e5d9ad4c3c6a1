"""Tree Society: sell fruit, build guild houses in the trees, rest; the cards are data."""

from treetop.games.tree_society.action import (
    Action,
    Build,
    DiscardGuild,
    DiscardRow,
    FillChest,
    Give,
    Keep,
    Rest,
    Reveal,
    Sell,
    Skip,
    Take,
    Use,
)
from treetop.games.tree_society.board import Ongoing, Pending
from treetop.games.tree_society.cards import EffectStep, Formula, FruitCard, GuildCard, Level
from treetop.games.tree_society.deck.deck import Deck
from treetop.games.tree_society.deck.reader import read_deck, shipped_deck
from treetop.games.tree_society.game import TreeSociety
from treetop.games.tree_society.position import Position
from treetop.games.tree_society.score_sheet import CardScore, ScoreSheet
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.view import View

__all__ = [
    "Action",
    "Build",
    "CardScore",
    "Deck",
    "DiscardGuild",
    "DiscardRow",
    "EffectStep",
    "FillChest",
    "Formula",
    "FruitCard",
    "Give",
    "GuildCard",
    "Keep",
    "Level",
    "Ongoing",
    "Pending",
    "Position",
    "Rest",
    "Reveal",
    "ScoreSheet",
    "Sell",
    "Setup",
    "Skip",
    "Take",
    "TreeSociety",
    "Use",
    "View",
    "read_deck",
    "shipped_deck",
]
