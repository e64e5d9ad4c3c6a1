"""Burrow among the games of this process, where it is not installed and has no words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from tests.third_game.burrow import BurrowGame
from treetop.games import GAMES
from treetop.games.game import Game


class Plain(BurrowGame):
    """Rules and views, nothing else: every layer's general form has to do."""

    parts: ClassVar = {}


@contextmanager
def registered() -> Iterator[Game]:
    game = GAMES["burrow"] = Plain()
    yield game
    del GAMES["burrow"]
