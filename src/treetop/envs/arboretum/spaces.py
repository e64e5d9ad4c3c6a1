"""The shape of what a learner sees of Arboretum. All of it is small whole numbers (int8)."""

from __future__ import annotations

from treetop.envs.arboretum.observation import ACTIONS, PLACE, SPOTS, TABLE, TREE
from treetop.games.arboretum.species import species_in_play
from treetop.games.arboretum.state import HAND, PLANTED, RANKS

MASK = "action_mask"
ARRAYS = ("cards", "table", "trees", "places", "hand", MASK)
"""In the order in which the compiled function takes them."""


def shapes(players: int) -> dict[str, tuple[int, ...]]:
    return {
        "cards": (4 * players, species_in_play(players), RANKS),
        "table": (TABLE + 3 * players,),
        "trees": (players, PLANTED, TREE),
        "places": (SPOTS, PLACE),
        "hand": (HAND,),
        MASK: (ACTIONS,),
    }


def ranges(players: int) -> dict[str, tuple[int, int]]:
    """The least and the most that a number can be: learners scale by it."""
    deck = species_in_play(players) * RANKS
    return {
        "cards": (0, 1),
        "table": (0, deck),
        "trees": (-PLANTED, deck),
        "places": (-PLANTED, deck),
        "hand": (0, deck),
        MASK: (0, 1),
    }
