"""Treetop: the digital home of Arboretum and Tree Society.

The public names are here, and each is loaded when it is first used:

>>> import treetop
>>> position = treetop.game_named("arboretum").new(2, seed=1)
>>> position.after("draw pile").pile_size
33
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from treetop.games import GAMES, Game, Outcome, Position, ScoreSheet, View, game_named
    from treetop.games.errors import Illegal, Malformed, Refusal, Stale
    from treetop.players import PLAYERS, Candidate, Player, player_named
    from treetop.records import (
        BrokenRecord,
        Fairness,
        FalseRecord,
        Match,
        Record,
        Verification,
        verify,
    )

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "PLAYERS",
    "BrokenRecord",
    "Candidate",
    "Fairness",
    "FalseRecord",
    "Game",
    "Illegal",
    "Malformed",
    "Match",
    "Outcome",
    "Player",
    "Position",
    "Record",
    "Refusal",
    "ScoreSheet",
    "Stale",
    "Verification",
    "View",
    "__version__",
    "game_named",
    "player_named",
    "verify",
]

HOMES = ("treetop.games", "treetop.games.errors", "treetop.records", "treetop.players")
PACKAGES = ("arena", "art", "envs", "games", "kernel", "locales", "players", "records")


def __getattr__(name: str) -> Any:
    if name in PACKAGES:
        return import_module(f"treetop.{name}")
    if name in __all__:
        for home in map(import_module, HOMES):
            if name in getattr(home, "__all__", vars(home)):
                return globals().setdefault(name, getattr(home, name))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *__all__, *PACKAGES]
