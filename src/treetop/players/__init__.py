"""Bots. Each sees what its seat may see, and nothing else."""

from treetop.players import arboretum
from treetop.players.candidate import Candidate
from treetop.players.player import Adviser, Player, description, title
from treetop.players.uniform import Uniform

PLAYERS: dict[str, dict[str, Player]] = {
    "arboretum": {player.name: player for player in (Uniform(), *arboretum.LADDER)},
    "tree-society": {"random": Uniform()},
}
"""The ladder of each game: players by name, weakest first."""

__all__ = ["PLAYERS", "Adviser", "Candidate", "Player", "Uniform", "description", "title"]
