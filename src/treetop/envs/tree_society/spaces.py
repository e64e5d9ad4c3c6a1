"""The shape and the range of what a learner sees of Tree Society."""

from __future__ import annotations

from treetop.envs.encoding import Part
from treetop.envs.tree_society.observation import FRUIT, GUILD, SEAT, TABLE
from treetop.games.tree_society.state import CARDS, FRUITS, MARKET, REVEALED, STALLS

MASK = "action_mask"
ARRAYS = ("fruit", "guild", "stalls", "market", "revealed", "table", "seats", MASK)
"""In the order in which the compiled function takes them."""

LARGE = 2**15 - 1


def parts(players: int) -> dict[str, Part]:
    return {
        "fruit": Part((FRUITS, FRUIT + 2 * players), 0, 1),
        "guild": Part((CARDS, GUILD + 2 * players), 0, 4),
        "stalls": Part((STALLS,), 0, FRUITS),
        "market": Part((MARKET,), 0, CARDS),
        "revealed": Part((REVEALED,), 0, FRUITS),
        "table": Part((TABLE,), 0, LARGE, "int16"),
        "seats": Part((players, SEAT), 0, LARGE, "int16"),
    }
