"""What a position and a view have in common: who plays, whose decision it is, and what may be decided."""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, Any, Generic

from treetop.games.errors import Illegal, Malformed, Refusal, not_an_action
from treetop.games.facts import Facts
from treetop.games.text_svg import text_svg
from treetop.locales import Message

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from treetop.games.game import Game

    ActionT = TypeVar("ActionT", default=Any)
else:
    from typing import TypeVar

    ActionT = TypeVar("ActionT")


class Board(ABC, Generic[ActionT]):
    """Actions are values of the game's own types; `str(action)` is the notation of one.

    Wherever an action is asked for, its notation will do.
    """

    __slots__ = ()

    if TYPE_CHECKING:
        # Each may be a field or a property.
        @property
        def game(self) -> Game:
            """The game that is played."""

        @property
        def players(self) -> int:
            """How many play."""

        @property
        def seat_to_act(self) -> int | None:
            """Whose decision it is, from 0; None when the game is over."""

        @property
        def legal_actions(self) -> Sequence[ActionT]:
            """What may be decided here."""

    @property
    def options(self) -> Facts:
        """The options it is played with."""
        return self.game.options()

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.seat_to_act is None

    def is_legal(self, action: ActionT | str) -> bool:
        """May this be done here?"""
        try:
            self.encode(action)
        except Refusal:
            return False
        return True

    def parse(self, notation: str) -> ActionT:
        """Read an action. What its notation may leave out is filled in.

        Raises Malformed, or Illegal with the rule that forbids it here.
        """
        if not isinstance(notation, str):
            raise TypeError(f"notation is text, not {notation!r}")
        for action in self.legal_actions:
            if str(action) == notation.strip():
                return action
        raise Illegal(Message.of("core-action-illegal", action=notation.strip()), rule="")

    def encode(self, action: ActionT | str) -> int:
        """The number of a legal action: its place among the legal ones unless the game numbers them."""
        legal = list(self.legal_actions)
        if isinstance(action, str):
            return legal.index(self.parse(action))
        if action in legal:
            return legal.index(action)
        if legal and not isinstance(action, tuple({type(one) for one in legal})):
            raise not_an_action(action)
        raise Illegal(Message.of("core-action-illegal", action=str(action)), rule="")

    def decode(self, code: int) -> ActionT:
        """The legal action with this number. Raises Malformed."""
        number = index(code)
        if not 0 <= number < len(self.legal_actions):
            raise Malformed(Message.of("core-code-unknown", code=str(number)))
        return self.legal_actions[number]

    def words(self, action: ActionT) -> Message:
        """A legal action as a button offers it."""
        return Message.of("core-do", action=str(action))

    def _repr_svg_(self) -> str:
        return text_svg(str(self))
