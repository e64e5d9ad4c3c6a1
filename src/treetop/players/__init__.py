"""Bots. Each sees what its seat may see, and nothing else."""

from treetop.games import game_named
from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.players.candidate import Candidate
from treetop.players.contest import Contest
from treetop.players.judgement import Judgement
from treetop.players.ladders import PLAYERS, Like, find_player, former_players
from treetop.players.player import Adviser, Guest, Player, description, is_awake, title
from treetop.players.playouts import Playouts
from treetop.players.program import Program
from treetop.players.uniform import Uniform


def player_named(game: str, name: str) -> Player:
    """A player on the game's ladder. Raises Malformed with the names of all that are there."""
    game = game_named(game).name
    player = find_player(game, str(name))
    if player is None:
        raise Malformed(Message.of("players-unknown", name=str(name), known=", ".join(PLAYERS[game])))
    return player


__all__ = [
    "PLAYERS",
    "Adviser",
    "Candidate",
    "Contest",
    "Guest",
    "Judgement",
    "Like",
    "Player",
    "Playouts",
    "Program",
    "Uniform",
    "description",
    "find_player",
    "former_players",
    "is_awake",
    "player_named",
    "title",
]
