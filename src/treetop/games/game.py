"""What every game offers to the layers above it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar

from treetop.games.errors import Malformed
from treetop.games.facts import Facts
from treetop.games.option_table import fill_in
from treetop.games.position import Position
from treetop.games.score_sheet import Outcome, ScoreSheet
from treetop.games.view import View
from treetop.locales import Message

__all__ = ["Action", "Facts", "Game", "Outcome", "Position", "ScoreSheet", "View"]

Action = Any
"""One decision, a value of the game's own type. `str(action)` is its notation."""


class Game(ABC):
    """One object that brings everything a game has.

    A package offers its games as entry points of the group `treetop.games`.
    """

    name: ClassVar[str]
    """In lower case, with hyphens: `tree-society`. Words, folders and addresses are named after it."""
    seats: ClassVar[range]
    """How many can play."""
    longest: ClassVar[int]
    """No game has more decisions than this."""
    points: ClassVar[range] = range(-(2**15), 2**15)
    """What anybody can end with. Where nothing narrower is known, it's what 16 bits hold."""
    phases: ClassVar[tuple[str, ...]] = ()
    """The phases of a turn in their order, if its positions name them."""
    parts: ClassVar[Mapping[str, str]] = {}
    """What the game brings to the layers above, by kind, and where it is; see `part`."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def part(self, kind: str) -> Any:
        """Something the game brings to a layer above, imported now; None if it brings none.

        A part is named as a module (`package.module`), as something in one (`package.module:NAME`), or as
        a file or folder of a package (`package/folder`), which comes as `importlib.resources` gives it.
        """
        place = self.parts.get(kind)
        if place is None:
            return None
        package, slash, path = place.partition("/")
        if slash:
            from importlib.resources import files

            return files(package).joinpath(path)
        module, _, attribute = place.partition(":")
        found = import_module(module)
        return getattr(found, attribute) if attribute else found

    def as_of(self, version: int) -> Game:
        """The game whose `new` deals as it did in that version of `treetop.games.chance`."""
        return self

    def option_table(self) -> Sequence[Facts]:
        """Every option once: name, kind, choices, default. Forms, help and checks are made from it."""
        return ()

    def options(self, given: Mapping[str, Any] | None = None) -> Facts:
        """Fill in defaults and validate. Raises Malformed."""
        return fill_in(self.option_table(), given or {})

    @abstractmethod
    def new(
        self, players: int, seed: str | int | None = None, options: Mapping[str, Any] | None = None
    ) -> Position:
        """Deal a new game from a hex seed of at least 128 bits, or from a number that is written so.

        If no seed is given, nobody can foresee the deal.
        """

    @abstractmethod
    def deal(self, position: Any) -> Facts:
        """The `deal` of a starting position, as records write it."""

    @abstractmethod
    def from_deal(
        self, players: int, deal: Facts, header: Facts, options: Mapping[str, Any] | None = None
    ) -> Position:
        """The starting position of a record. Raises Malformed or Illegal."""

    def from_notation(self, text: str) -> Position:
        """A position in one line, if the game writes such lines. Raises Malformed."""
        raise Malformed(Message.of("core-position-unreadable", text=text[:60]))

    def header(self, position: Any) -> Facts:
        """What a record says about the game beside its options: the species in play, the deck's hash."""
        return {}
