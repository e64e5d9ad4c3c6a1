"""What games bring to the site beside their files for the browser."""

from __future__ import annotations

from types import ModuleType

from treetop.games import GAMES


def game_sites() -> list[ModuleType]:
    """The parts `site`. Each is a module with

    - `IN_BROWSER`, names of modules beside it that the score pad runs in the browser,
    - `facts()`, what these must know, by the name of the file that the browser gets,
    - `routes()`, handlers of its own.
    """
    return [site for game in GAMES.values() if (site := game.part("site"))]
