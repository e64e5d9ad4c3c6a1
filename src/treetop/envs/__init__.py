"""The games for research: PettingZoo (`aec`), Gymnasium (`vector`), OpenSpiel (`openspiel`), arrays.

Each module needs its own extra, in a clone: `pip install '.[envs]'`, `pip install '.[openspiel]'`.
"""

from __future__ import annotations

from typing import Any

from treetop.envs.encoding import Encoding
from treetop.envs.general import encoding_of
from treetop.games import game_named

__all__ = ["arrays", "encoding"]


def encoding(game: str) -> Encoding:
    """What a learner sees of the game, one view at a time."""
    return encoding_of(game_named(game))


def arrays(game: str, count: int, **settings: Any) -> Any:
    """Many games at once as arrays, for a fast learner: `arrays("arboretum", 4096, opponent="novice")`.

    Only some games bring them; raises ValueError for the others.
    """
    brought = game_named(game).part("arrays")
    if brought is None:
        raise ValueError(f"{game} has no arrays; use treetop.envs.vector")
    return brought(count, **settings)
