"""The games for research: PettingZoo (`aec`), Gymnasium (`vector`), OpenSpiel (`openspiel`), arrays.

Each module needs its own extra, in a clone: `pip install '.[envs]'`, `pip install '.[openspiel]'`.
"""

from treetop.envs.arboretum.arrays import ArboretumGames

__all__ = ["ArboretumGames"]
