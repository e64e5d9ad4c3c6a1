"""The shape of what a learner sees of Arboretum. All of it is small whole numbers (int8)."""

from __future__ import annotations

from treetop.envs.arboretum.observation import ACTIONS, PLACE, SPOTS, TABLE, TREE
from treetop.games.arboretum.state import HAND, PLANTED, RANKS

MASK = "action_mask"
ARRAYS = ("cards", "table", "trees", "places", "hand", MASK)
"""In the order in which the compiled function takes them."""


def shapes(players: int) -> dict[str, tuple[int, ...]]:
    return {
        "cards": (4 * players, 2 * players + 2, RANKS),
        "table": (TABLE + 3 * players,),
        "trees": (players, PLANTED, TREE),
        "places": (SPOTS, PLACE),
        "hand": (HAND,),
        MASK: (ACTIONS,),
    }
