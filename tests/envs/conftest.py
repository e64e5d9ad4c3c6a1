"""Two games that bring no encoding are among the others while environments are tested."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

from tests.third_game.registered import registered
from treetop.games import GAMES
from treetop.games.arboretum.game import Arboretum


class Bare(Arboretum):
    """Arboretum with nothing but its rules and views."""

    name = "bare"
    parts: ClassVar = {}


@pytest.fixture(autouse=True)
def games_without_an_encoding(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with registered():
        monkeypatch.setitem(GAMES, "bare", Bare())
        yield
