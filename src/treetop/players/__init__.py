"""Bots. Each sees what its seat may see, and nothing else."""

from treetop.games import game_named
from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.players import arboretum, tree_society
from treetop.players.candidate import Candidate
from treetop.players.player import Adviser, Guest, Player, description, title
from treetop.players.program import Program
from treetop.players.uniform import Uniform

PLAYERS: dict[str, dict[str, Player]] = {
    "arboretum": {player.name: player for player in (Uniform(), *arboretum.LADDER)},
    "tree-society": {player.name: player for player in (Uniform(), *tree_society.LADDER)},
}
"""The ladder of each game: players by name, weakest first."""


def player_named(game: str, name: str) -> Player:
    """Somebody on the ladder. Raises Malformed with the names of those who are."""
    ladder = PLAYERS[game_named(game).name]
    if name not in ladder:
        raise Malformed(Message.of("players-unknown", name=str(name), known=", ".join(ladder)))
    return ladder[name]


__all__ = [
    "PLAYERS",
    "Adviser",
    "Candidate",
    "Guest",
    "Player",
    "Program",
    "Uniform",
    "description",
    "player_named",
    "title",
]
