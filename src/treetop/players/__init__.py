"""Bots. Each sees what its seat may see, and nothing else."""

from treetop.players.player import Player
from treetop.players.uniform import Uniform

PLAYERS: dict[str, dict[str, Player]] = {
    "arboretum": {"random": Uniform()},
    "tree-society": {"random": Uniform()},
}
"""The ladder of each game: players by name, weakest first."""

__all__ = ["PLAYERS", "Player", "Uniform"]
