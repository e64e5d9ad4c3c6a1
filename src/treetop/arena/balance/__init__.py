"""Is the deck fair? Bot games of Tree Society, counted."""

from treetop.arena.balance.campaign import Campaign
from treetop.arena.balance.figures import Figures
from treetop.arena.balance.games import Games

__all__ = ["Campaign", "Figures", "Games"]
