"""Every game that can be played here: those that installed packages offer as entry points."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, MutableMapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from treetop.games.errors import Malformed
from treetop.games.game import Game
from treetop.locales import Message
from treetop.locales.catalogue import add_area

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "treetop.games"


class Games(MutableMapping[str, Game]):
    """Games by name. Each is loaded when it is asked for.

    A game that cannot be loaded is left out with a warning, so that it takes no other down.
    """

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}
        self._broken: dict[str, Malformed] = {}

    def load(self, name: str) -> Game:
        """Raises Malformed if there is no such game, or if it cannot be loaded."""
        if name not in self._loaded:
            if name in self._broken:
                raise self._broken[name]
            if name not in self._found:
                raise Malformed(Message.of("core-game-unknown", name=str(name), known=", ".join(self)))
            try:
                self._loaded[name] = _load(self._found[name])
            except Malformed as problem:
                self._broken[name] = problem
                warnings.warn(str(problem), RuntimeWarning, stacklevel=2)
                raise
        return self._loaded[name]

    def __getitem__(self, name: str) -> Game:
        try:
            return self.load(name)
        except Malformed as problem:
            raise KeyError(name) from problem

    def __setitem__(self, name: str, game: Game) -> None:
        """Add a game that no package offers, in a notebook or a test."""
        self._loaded[name] = game

    def __delitem__(self, name: str) -> None:
        del self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        names = dict.fromkeys([*self._found, *self._loaded])
        return (name for name in names if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"

    @cached_property
    def _found(self) -> dict[str, EntryPoint]:
        """Our own come first, so that no other package takes their names."""
        # Imported here: reading packages' metadata takes a tenth of the time that `treetop --help` has.
        from importlib.metadata import entry_points

        ours = __name__.partition(".")[0] + "."
        found: dict[str, EntryPoint] = {}
        offered = sorted([*_in_clone(), *entry_points(group=GROUP)], key=lambda one: one.name)
        for one in sorted(offered, key=lambda one: not one.value.startswith(ours)):
            found.setdefault(one.name, one)
        return found


def _in_clone() -> list[EntryPoint]:
    """What this clone's pyproject.toml offers: it may not be installed, or was before a game was added."""
    project = Path(__file__).parents[3] / "pyproject.toml"
    if not project.is_file():
        return []
    import tomllib
    from importlib.metadata import EntryPoint

    groups = tomllib.loads(project.read_text(encoding="utf-8")).get("project", {}).get("entry-points", {})
    return [EntryPoint(name, value, GROUP) for name, value in groups.get(GROUP, {}).items()]


def _load(offered: EntryPoint) -> Game:
    """Whatever goes wrong in another package becomes one error that says what."""
    try:
        game = offered.load()
        if not isinstance(game, Game):
            raise TypeError(f"{offered.value} is {game!r}, not a Game")
        if game.name != offered.name:
            raise ValueError(f"{offered.value} calls itself {game.name!r}")
    except Exception as problem:
        reason = f"{type(problem).__name__}: {problem}"
        raise Malformed(Message.of("core-game-broken", name=offered.name, reason=reason)) from problem
    if words := game.part("words"):
        add_area(game.name, words)
    return game


GAMES = Games()


def game_named(name: str) -> Game:
    """Raises Malformed with the names of the games that there are, or with why this one cannot be loaded."""
    return GAMES.load(str(name))
