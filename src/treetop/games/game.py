"""What every game offers to the layers above it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import Any, ClassVar, Protocol, Self

from treetop.games.facts import Facts
from treetop.games.option_table import fill_in
from treetop.locales import Message

__all__ = ["Action", "Facts", "Game", "Outcome", "Position", "ScoreSheet", "View"]

Action = Any
"""One decision, a value of the game's own type. `str(action)` is its notation."""


@dataclass(frozen=True)
class Outcome:
    """How a finished game ended. Seats from 0."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class ScoreSheet(Protocol):
    """The final count, explained. `facts()` is the JSON form, `str()` the readable one."""

    @property
    def outcome(self) -> Outcome: ...
    def facts(self) -> Facts: ...


class View(Protocol):
    """Everything one seat may know, built from allowed facts. Seat None is a spectator."""

    @property
    def seat(self) -> int | None: ...
    @property
    def seat_to_act(self) -> int | None: ...
    @property
    def legal_actions(self) -> Sequence[Action]:
        """The viewer's legal actions; empty when it is not the viewer's turn."""

    def facts(self) -> Facts:
        """The JSON form that is sent to this seat; `legal` lists the legal actions as strings."""

    def score(self) -> Facts | None:
        """What the viewer may already count: own paths and points, prices; None for a spectator."""

    def parse(self, notation: str) -> Action:
        """Read an action of the viewer's. Raises Malformed or Illegal."""

    def sample(self, rng: Random) -> Position:
        """Deal what is hidden, consistently with everything this view says."""


class Position(Protocol):
    """One moment of one game; never changes."""

    @property
    def game(self) -> Game: ...
    @property
    def players(self) -> int: ...
    @property
    def seat_to_act(self) -> int | None:
        """None when the game is over."""

    @property
    def is_over(self) -> bool: ...
    @property
    def legal_actions(self) -> Sequence[Action]: ...
    def after(self, action: Action) -> Self:
        """The position after the action. Raises Illegal."""

    def after_notation(self, notation: str) -> Self:
        """The same, from the action's notation. Raises Malformed or Illegal."""

    def parse(self, notation: str) -> Action:
        """Read an action. Raises Malformed, or Illegal with the rule that forbids it here."""

    def encode(self, action: Action) -> int:
        """The action's number in the kernel. Raises Illegal."""

    def decode(self, code: int) -> Action: ...
    @property
    def options(self) -> Facts:
        """The options it is played with."""

    def reveals(self, action: Action) -> bool:
        """Would this action show its actor something hidden, or end the game? Then it cannot be tried."""

    def tell(self, action: Action, reader: int | None) -> Sequence[Message]:
        """What a reader (a seat, or None for everybody else) may be told about this action done here.

        The log of a match is made of these. A seat in the arguments is a number from 1, named `seat` (who
        acts) or `owner`; a card is its code, named `card`. The drawer is told the card, the others are not.
        """

    def view(self, seat: int | None) -> View: ...
    def score_sheet(self) -> ScoreSheet:
        """The count as it would be if the game ended now."""

    def outcome(self) -> Outcome | None: ...
    def svg(self, seat: int | None = None) -> str: ...


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
    parts: ClassVar[Mapping[str, str]] = {}
    """What the game brings to the layers above, by kind, and where it is; see `part`."""

    def __repr__(self) -> str:
        return f"game_named({self.name!r})"

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
            return files(package).joinpath(path)
        module, _, attribute = place.partition(":")
        found = import_module(module)
        return getattr(found, attribute) if attribute else found

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

    def header(self, position: Any) -> Facts:
        """What a record says about the game beside its options: the species in play, the deck's hash."""
        return {}
