"""What every game offers to the layers above it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, Self

from treetop.locales import Message

Facts = dict[str, Any]
"""Plain JSON values: dicts with string keys, lists, strings, integers, booleans, None."""


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
    def players(self) -> int: ...
    @property
    def seat_to_act(self) -> int | None:
        """None when the game is over."""

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


class Game(Protocol):
    """A game's entry in the registry."""

    @property
    def name(self) -> str: ...
    @property
    def seats(self) -> range: ...

    def options(self, given: Mapping[str, Any] | None = None) -> Facts:
        """Fill in defaults and validate. Raises Malformed."""

    def option_table(self) -> Sequence[Facts]:
        """Every option once: name, kind, choices, default. Forms, help and checks are made from it."""

    def new(self, players: int, seed: str | int, options: Mapping[str, Any] | None = None) -> Position:
        """Deal a new game from a hex seed of at least 128 bits, or from a number that is written so."""

    def header(self, position: Any) -> Facts:
        """What a record says about the game beside its options: the species in play, the deck's hash."""

    def deal(self, position: Any) -> Facts:
        """The `deal` of a starting position, as records write it."""

    def from_deal(
        self, players: int, deal: Facts, header: Facts, options: Mapping[str, Any] | None = None
    ) -> Position:
        """The starting position of a record. Raises Malformed or Illegal."""
