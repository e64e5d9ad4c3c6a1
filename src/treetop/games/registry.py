"""Every game that can be played here. A new game is a folder and a line."""

from __future__ import annotations

from treetop.games.arboretum import Arboretum
from treetop.games.game import Game
from treetop.games.tree_society import TreeSociety

GAMES: dict[str, Game] = {game.name: game for game in (Arboretum(), TreeSociety())}
