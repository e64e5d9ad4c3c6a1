"""The shape of what a learner sees of Arboretum. All of it is small whole numbers (int8)."""

from __future__ import annotations

from treetop.envs.arboretum.compiled import ACTIONS, PLACE, SPOTS, TABLE, TREE
from treetop.games.arboretum.state import HAND, PLANTED, RANKS


def shapes(players: int) -> dict[str, tuple[int, ...]]:
    return {
        "cards": (4 * players, 2 * players + 2, RANKS),
        "table": (TABLE + 3 * players,),
        "trees": (players, PLANTED, TREE),
        "places": (SPOTS, PLACE),
        "hand": (HAND,),
        "action_mask": (ACTIONS,),
    }
