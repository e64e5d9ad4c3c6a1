"""What one seat may know of a position."""

from __future__ import annotations

import json
from abc import abstractmethod
from random import Random
from typing import TYPE_CHECKING

from treetop.games.board import ActionT, Board
from treetop.games.errors import Illegal
from treetop.games.facts import Facts
from treetop.locales import Message

if TYPE_CHECKING:
    from treetop.games.position import Position


class View(Board[ActionT]):
    """Everything one seat may know, built from allowed facts. Seat None is a spectator.

    Its legal actions are the viewer's: there are none while somebody else is to act. A game brings `game`,
    `players`, `seat`, `seat_to_act`, `legal_actions` and the abstract methods.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def seat(self) -> int | None:
            """Whose view it is."""

    @abstractmethod
    def facts(self) -> Facts:
        """The JSON form that is sent to this seat; `legal` lists the legal actions as notation."""

    def facts_beside(self, public: Facts) -> Facts:
        """The same, for whoever has a spectator's facts of this position at hand and needs many views."""
        return self.facts()

    @abstractmethod
    def sample(self, rng: Random) -> Position[ActionT]:
        """Deal what is hidden, consistently with everything this view says."""

    def score(self) -> Facts | None:
        """What the viewer may already count: own paths and points, prices; None for a spectator."""
        return None

    def score_key(self) -> object:
        """Views with the same key have the same score; None if nobody is to remember it."""
        return None

    def points(self, seat: int) -> int | None:
        """A seat's points as they stand; None if the viewer cannot know them."""
        return None

    def check_turn(self) -> None:
        """Raises Illegal unless the viewer is to act."""
        if self.seat is None or self.seat != self.seat_to_act:
            raise Illegal(Message.of("core-not-to-act"), rule="")

    def parse(self, notation: str) -> ActionT:
        """Read an action of the viewer's. Raises Malformed or Illegal."""
        self.check_turn()
        return super().parse(notation)

    def encode(self, action: ActionT | str) -> int:
        """The number of an action of the viewer's. Raises Malformed or Illegal."""
        self.check_turn()
        return super().encode(action)

    def decode(self, code: int) -> ActionT:
        """The viewer's legal action with this number. Raises Malformed or Illegal."""
        self.check_turn()
        return super().decode(code)

    def __str__(self) -> str:
        """The facts, one to a line."""
        facts = {name: value for name, value in self.facts().items() if name not in ("legal", "words")}
        return "\n".join(f"{name}: {_written(value)}" for name, value in facts.items())


def _written(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
