"""The games for research: PettingZoo (`aec`), Gymnasium (`gymnasium`), OpenSpiel (`openspiel`), arrays.

Each module needs its own extra, in a clone: `pip install '.[envs]'`, `pip install '.[openspiel]'`.
"""

from __future__ import annotations

from treetop.envs.encoding import Encoding, Part
from treetop.envs.games import Games
from treetop.envs.general import encoding_of
from treetop.games import game_named

__all__ = ["Encoding", "Games", "Part", "encoding"]


def encoding(game: str) -> Encoding:
    """What a learner sees of the game, one view at a time."""
    return encoding_of(game_named(game))
