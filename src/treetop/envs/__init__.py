"""The games for research: PettingZoo (`aec`), Gymnasium (`vector`), OpenSpiel (`openspiel`), arrays.

Each module needs its own extra: `pip install treetop[envs]`, `pip install treetop[openspiel]`.
"""

from treetop.envs.arboretum.arrays import ArboretumGames

__all__ = ["ArboretumGames"]
