"""What a benchmark has for each game: a module of the game's name in its folder."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from treetop.games import GAMES


def modules_of_games(package: str) -> dict[str, Any]:
    """By the game's name, for the games that have one."""
    places = {game: f"{package}.{game.replace('-', '_')}" for game in GAMES}
    return {game: import_module(place) for game, place in places.items() if find_spec(place)}
