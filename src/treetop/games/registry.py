"""Every game that can be played here. A new game is a folder and a line."""

from __future__ import annotations

from treetop.games.arboretum import Arboretum
from treetop.games.errors import Malformed
from treetop.games.game import Game
from treetop.games.tree_society import TreeSociety
from treetop.locales import Message

GAMES: dict[str, Game] = {game.name: game for game in (Arboretum(), TreeSociety())}


def game_named(name: str) -> Game:
    """Raises Malformed with the names of the games that there are."""
    if name not in GAMES:
        raise Malformed(Message.of("core-game-unknown", name=str(name), known=", ".join(GAMES)))
    return GAMES[name]
