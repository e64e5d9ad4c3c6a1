"""Positions and views whose rules the kernel knows: a state's bytes, and the set-up that explains them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from operator import index
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import numpy as np

from treetop.games.board import ActionT, Board
from treetop.games.chance import chosen_seed
from treetop.games.errors import Illegal, Malformed
from treetop.games.facts import Facts
from treetop.games.legal_actions import LegalActions
from treetop.games.numbers import Numbers
from treetop.games.position import Position
from treetop.games.seat import check_seat
from treetop.games.stored_state import pack, restore, store, unpack
from treetop.games.view import View
from treetop.kernel import Layout
from treetop.locales import Message

Bytes = np.ndarray[Any, np.dtype[np.uint8]]


class Setup(Protocol):
    """What stays the same through a whole game."""

    @property
    def players(self) -> int: ...
    def options(self) -> Facts: ...


SetupT = TypeVar("SetupT", bound=Setup)


class KernelBoard(Board[ActionT], Generic[SetupT, ActionT]):
    """A state that never changes. The kernel numbers its legal actions."""

    __slots__ = ("_bytes", "_fields", "_offered", "_summary", "setup")
    layout: ClassVar[Layout]
    code_count: ClassVar[int]
    """How many numbers actions can have, from 0."""

    _fields: Numbers | None

    def __init__(self, setup: SetupT, state: Bytes, *, summary: int = -1) -> None:
        """`summary` is what the game keeps at hand of the state; -1 if it has not been asked for yet."""
        self.setup = setup
        self._bytes = state
        self._fields = None
        self._summary = summary
        self._offered: tuple[ActionT | str, int] | None = None
        """The action that was found legal last, which needs no second check, and its number."""

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    @property
    def options(self) -> Facts:
        """The options it is played with."""
        return self.setup.options()

    @property
    def record(self) -> Any:
        """The kernel's record, for those who calculate with arrays. Read only."""
        return self._bytes.view(self.layout.dtype)[0]

    @property
    def fields(self) -> Numbers:
        """The same as plain numbers."""
        fields = self._fields
        if fields is None:
            fields = self._fields = Numbers(self.layout, self._bytes)
        return fields

    def to_array(self) -> Bytes:
        """The state as compiled entries take it: a copy."""
        return self._bytes.copy()

    def to_bytes(self) -> bytes:
        """The state for storing, without its set-up."""
        return store(self.layout, self._bytes.tobytes())

    @classmethod
    def from_bytes(cls, setup: SetupT, state: bytes, *seat: int | None) -> Self:
        """The inverse of `to_bytes`. A view is also told whose it is. Raises Malformed."""
        blank = cls.layout.blank()
        blank[:] = bytearray(restore(cls.layout, state))
        seats: Any = [None if one is None else check_seat(one, setup.players) for one in seat]
        board = cls(setup, blank, *seats)
        if board.fields["players"] != setup.players:
            raise Malformed(Message.of("core-state-setup"))
        return board

    def packed(self) -> str:
        """The same as short text."""
        return pack(self.to_bytes())

    @classmethod
    def unpack(cls, setup: SetupT, packed: str, *seat: int | None) -> Self:
        """The inverse of `packed`. A view is also told whose it is. Raises Malformed."""
        return cls.from_bytes(setup, unpack(packed, 2 * cls.layout.dtype.itemsize), *seat)

    @abstractmethod
    def legal_codes(self) -> Sequence[int]:
        """The kernel's numbers of the legal actions."""

    @abstractmethod
    def _encode(self, action: ActionT) -> int:
        """The kernel's number of a legal action. Raises Illegal, or TypeError for what is no action."""

    @abstractmethod
    def _decode(self, code: int) -> ActionT:
        """The action of a number that is known to be legal."""

    @abstractmethod
    def _read(self, text: str) -> ActionT:
        """The action of a notation, whether or not it is legal anywhere."""

    @abstractmethod
    def _rule_against(self, code: int) -> str | None:
        """The rule that forbids the action with this number here."""

    @property
    def legal_actions(self) -> Sequence[ActionT]:
        """What the seat to act may do; nothing when the game is over."""
        return self._legal_to_act()

    def _legal_to_act(self) -> Sequence[ActionT]:
        codes = self.legal_codes()
        return LegalActions(self, len(codes), codes)

    def listed(self, code: int) -> ActionT:
        """The action with a number that the kernel itself has listed, so that it needs no check.

        Whoever looks at it mostly does it next, which needs no check either.
        """
        action = self._decode(code)
        self._offered = action, code
        return action

    def parse(self, notation: str) -> ActionT:
        if not isinstance(notation, str):
            raise TypeError(f"notation is text, not {notation!r}")
        return self.listed(self.encode(notation))

    def encode(self, action: ActionT | str) -> int:
        """The kernel's number of a legal action; of any other, Illegal says which rule forbids it."""
        code = self._encode(self._read(action.strip()) if isinstance(action, str) else action)
        self._offered = action, code
        return code

    def decode(self, code: int) -> ActionT:
        """The legal action with this number in the kernel. Raises Malformed or Illegal."""
        return self._decode(self._legal(code))

    def _legal(self, code: int) -> int:
        """The kernel believes every number, so those from outside are checked."""
        number = index(code)
        if not 0 <= number < self.code_count:
            raise Malformed(Message.of("core-code-unknown", code=str(number)))
        if self._offered is not None and self._offered[1] == number:
            return number
        if rule := self._rule_against(number):
            raise Illegal(Message.of("core-code-illegal", code=str(number)), rule)
        return number

    def _occupied(self, seat: int) -> int:
        """A seat of this game, which is asked for so often that the check begins with the likely."""
        if type(seat) is int and 0 <= seat < self.setup.players:
            return seat
        return check_seat(seat, self.setup.players)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles, which say by their version if they are too old."""
        setup, _, *seat = self._identity()
        return type(self).from_bytes, (setup, self.to_bytes(), *seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, KernelBoard) or type(other) is not type(self):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __repr__(self) -> str:
        """Can be pasted back: the set-up, the state packed, and whose view it is."""
        setup, _, *seat = self._identity()
        parts = ", ".join(map(repr, (setup, self.packed(), *seat)))
        return f"{type(self).__name__}.unpack({parts})"

    def _identity(self) -> tuple[object, ...]:
        """What makes two of them the same."""
        return self.setup, self._meaning()

    def _meaning(self) -> bytes:
        """The state without what is left over in it, where the game can tell."""
        return self._bytes.tobytes()


class KernelPosition(KernelBoard[SetupT, ActionT], Position[ActionT]):
    """A position: actions lead from one to the next."""

    __slots__ = ()

    @classmethod
    def new(cls, players: int = 2, seed: str | int | None = None, **options: Any) -> Self:
        """Shuffle and deal. Without a seed nobody can foresee the deal.

        A seed is hexadecimal, at least 32 digits; a number is written so, with zeros before it.
        """
        return cls.from_deal(cls._shuffled(players, chosen_seed(seed), options))

    @staticmethod
    @abstractmethod
    def _shuffled(players: int, seed: str | None, given: Mapping[str, Any]) -> Any:
        """The deal of a seed, with these options."""

    @classmethod
    def from_deal(cls, deal: Any) -> Self:
        """The first position of a deal."""
        return cls(deal.setup, deal.to_bytes())

    @staticmethod
    @abstractmethod
    def _state_of(text: str) -> tuple[SetupT, Bytes]:
        """The set-up and the state of a line that `notation` has written. Raises Malformed."""

    @abstractmethod
    def _notation_of(self) -> str:
        """The whole position in one line, every card open."""

    @classmethod
    def from_notation(cls, notation: str) -> Self:
        """The position of a line that `notation` has written. Raises Malformed."""
        return cls(*cls._state_of(notation))

    @property
    def notation(self) -> str:
        """The whole position in one line, every card open."""
        return self._notation_of()

    @abstractmethod
    def _after_code(self, code: int) -> Self:
        """The position after an action whose number is known to be legal."""

    @abstractmethod
    def _uncovers(self, action: ActionT) -> bool:
        """Does this action turn up a card, or show one to its actor?"""

    def after(self, action: ActionT | str) -> Self:
        """The position after a legal action. Raises Illegal, or Malformed for notation that is none."""
        offered = self._offered
        if offered is not None and offered[0] is action:
            return self._after_code(offered[1])
        return self._after_code(self.encode(action))

    def after_code(self, code: int) -> Self:
        """The position after the legal action with this number in the kernel. Raises Malformed or Illegal."""
        return self._after_code(self._legal(code))

    def reveals(self, action: ActionT | str) -> bool:
        """Would this legal action show its actor something hidden, or end the game?

        Then it can be committed but not tried: at the end everything is laid open for the count.
        """
        code = self.encode(action)
        return self._uncovers(self._decode(code)) or self._after_code(code).is_over

    def play_out(self, rng: Random) -> Self:
        """The end of the game if from here on everybody plays at random."""
        position = self
        while not position.is_over:
            position = position._after_code(rng.choice(position.legal_codes()))
        return position


class KernelView(View[ActionT], KernelBoard[SetupT, ActionT], Generic[SetupT, ActionT]):
    """A view on which hidden cards are None."""

    __slots__ = ("seat",)
    seat: int | None

    def __init__(self, setup: SetupT, state: Bytes, seat: int | None = None) -> None:
        super().__init__(setup, state)
        self.seat = seat

    @abstractmethod
    def _facts(self, seats: list[Facts]) -> Facts:
        """The JSON form, with the facts of the seats."""

    @abstractmethod
    def _seat_facts(self, seat: int) -> Facts:
        """What the viewer knows of one seat."""

    def facts(self) -> Facts:
        return self._facts([self._seat_facts(seat) for seat in range(self.players)])

    def facts_beside(self, public: Facts) -> Facts:
        """The same; other seats are to the viewer what they are to everybody."""
        seats = list(public["seats"])
        if self.seat is not None:
            seats[self.seat] = self._seat_facts(self.seat)
        return self._facts(seats)

    @property
    def legal_actions(self) -> Sequence[ActionT]:
        """The viewer's legal actions; none when somebody else is to act."""
        if self.seat is None or self.seat_to_act != self.seat:
            return ()
        return self._legal_to_act()

    def _identity(self) -> tuple[object, ...]:
        return *super()._identity(), self.seat
