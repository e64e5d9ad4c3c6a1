"""What the positions, and what the views, of every game have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from operator import index
from random import Random
from typing import ClassVar, Generic, Self, TypeVar

from treetop.games.errors import Illegal, Malformed
from treetop.games.game import Outcome, ScoreSheet
from treetop.games.legal_actions import LegalActions
from treetop.locales import Message

ActionT = TypeVar("ActionT")


class Numbered(ABC, Generic[ActionT]):
    """A board whose legal actions a kernel numbers."""

    __slots__ = ()
    code_count: ClassVar[int]
    """How many numbers there are, from 0."""

    @property
    @abstractmethod
    def seat_to_act(self) -> int | None:
        """Whose decision it is; None when the game is over."""

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.seat_to_act is None

    @abstractmethod
    def legal_codes(self) -> Sequence[int]:
        """The kernel's numbers of the legal actions."""

    @abstractmethod
    def encode(self, action: ActionT) -> int:
        """The kernel's number of a legal action. Raises Illegal."""

    def parse(self, notation: str) -> ActionT:
        """Read an action. What its notation may leave out is filled in.

        Raises Malformed, or Illegal with the rule that forbids it here.
        """
        return self._decode(self.encode(self._read(notation)))

    def decode(self, code: int) -> ActionT:
        """The legal action with this number in the kernel. Raises Malformed or Illegal."""
        return self._decode(self._legal(code))

    def _read(self, notation: str) -> ActionT:
        if not isinstance(notation, str):
            raise TypeError(f"notation is text, not {notation!r}")
        return self._action_of(notation.strip())

    @abstractmethod
    def _action_of(self, text: str) -> ActionT:
        """The action of a notation, whether or not it is legal anywhere."""

    @abstractmethod
    def _decode(self, code: int) -> ActionT:
        """The action of a number that is known to be legal."""

    @abstractmethod
    def _rule_against(self, code: int) -> str | None: ...
    def _legal(self, code: int) -> int:
        """The kernel believes every number, so those from outside are checked."""
        number = index(code)
        if not 0 <= number < self.code_count:
            raise Malformed(Message.of("core-code-unknown", code=str(number)))
        if rule := self._rule_against(number):
            raise Illegal(Message.of("core-code-illegal", code=str(number)), rule)
        return number


class Moment(Numbered[ActionT]):
    """A position: actions lead from one to the next."""

    __slots__ = ()

    @abstractmethod
    def _after_code(self, code: int) -> Self:
        """The position after an action whose number is known to be legal."""

    @abstractmethod
    def score_sheet(self) -> ScoreSheet:
        """The count as it would be if the game ended now."""

    @abstractmethod
    def _uncovers(self, action: ActionT) -> bool:
        """Does this action turn up a card, or show one to its actor?"""

    def reveals(self, action: ActionT) -> bool:
        """Would this legal action show its actor something hidden? Then it can be committed but not tried.

        An action that ends the game does: everything is laid open for the count.
        """
        return self._uncovers(action) or self.after(action).seat_to_act is None

    @property
    def legal_actions(self) -> LegalActions[ActionT]:
        """What the seat to act may do; nothing when the game is over."""
        return LegalActions(self, self.legal_codes())

    def is_legal(self, action: ActionT) -> bool:
        """May the seat to act do this here?"""
        return action in self.legal_actions

    def after(self, action: ActionT) -> Self:
        """The position after a legal action. Raises Illegal."""
        return self._after_code(self.encode(action))

    def after_code(self, code: int) -> Self:
        """The position after the legal action with this number in the kernel. Raises Malformed or Illegal."""
        return self._after_code(self._legal(code))

    def after_notation(self, notation: str) -> Self:
        """The position after an action in notation. Raises Malformed or Illegal."""
        return self._after_code(self.encode(self._read(notation)))

    def after_all(self, *notation: str) -> Self:
        """The position after several actions in notation. Raises Malformed or Illegal."""
        position = self
        for text in notation:
            position = position.after_notation(text)
        return position

    def play_out(self, rng: Random) -> Self:
        """The end of the game if from here on everybody plays at random.

        >>> from treetop.games.arboretum import Position
        >>> Position.new(2, seed=1).play_out(Random(1)).outcome()
        Outcome(scores=(4, 7), winners=(1,))
        """
        position = self
        while position.seat_to_act is not None:
            position = position._after_code(rng.choice(position.legal_codes()))
        return position

    def outcome(self) -> Outcome | None:
        """Points and winners of a finished game; None while it goes on."""
        return self.score_sheet().outcome if self.seat_to_act is None else None


class Sighted(Numbered[ActionT]):
    """A view: it offers actions to the seat that sees it."""

    __slots__ = ()
    seat: int | None

    def check_turn(self) -> None:
        """Raises Illegal unless the viewer is to act."""
        if self.seat is None or self.seat != self.seat_to_act:
            raise Illegal(Message.of("core-not-to-act"), rule="")

    def parse(self, notation: str) -> ActionT:
        """Read an action of the viewer's. Raises Malformed or Illegal."""
        self.check_turn()
        return super().parse(notation)

    @property
    def legal_actions(self) -> Sequence[ActionT]:
        """The viewer's legal actions; none when somebody else is to act."""
        if self.seat is None or self.seat_to_act != self.seat:
            return ()
        return LegalActions(self, self.legal_codes())
