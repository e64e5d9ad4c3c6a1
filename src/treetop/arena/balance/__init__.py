"""Is the deck fair? Bot games of Tree Society, counted."""

from treetop.arena.balance.campaign import Campaign
from treetop.arena.balance.tree_society.figures import Figures
from treetop.arena.balance.tree_society.games import Games

__all__ = ["Campaign", "Figures", "Games"]
