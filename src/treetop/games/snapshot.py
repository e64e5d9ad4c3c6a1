"""A game's bytes and its set-up: what positions and views of every game have in common."""

from __future__ import annotations

import base64
import zlib
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import numpy as np

from treetop.games.fields import Fields
from treetop.games.game import Facts
from treetop.games.seat import check_seat
from treetop.kernel import Layout

Bytes = np.ndarray[Any, np.dtype[np.uint8]]


class Setup(Protocol):
    """What stays the same through a whole game."""

    @property
    def players(self) -> int: ...
    def options(self) -> Facts: ...


SetupT = TypeVar("SetupT", bound=Setup)


class Snapshot(Generic[SetupT]):
    """A state that never changes, and the set-up by which it is read."""

    __slots__ = ("_bytes", "_fields", "setup")
    layout: ClassVar[Layout]

    def __init__(self, setup: SetupT, state: Bytes) -> None:
        self.setup = setup
        self._bytes = state
        self._fields: Fields | None = None

    @classmethod
    def from_bytes(cls, setup: SetupT, state: bytes, *seat: int | None) -> Self:
        """The inverse of `to_bytes`. A view is also told whose it is."""
        blank = cls.layout.blank()
        blank[:] = bytearray(state)
        return cls(setup, blank, *seat)

    @classmethod
    def unpack(cls, setup: SetupT, packed: str, *seat: int | None) -> Self:
        """The inverse of `packed`. A view is also told whose it is."""
        return cls.from_bytes(setup, zlib.decompress(base64.b85decode(packed)), *seat)

    def packed(self) -> str:
        """The state as short text, without its set-up."""
        return base64.b85encode(zlib.compress(self.to_bytes(), 9)).decode()

    @property
    def record(self) -> Any:
        """The kernel's record, for those who calculate with arrays. Read only."""
        return self._bytes.view(self.layout.dtype)[0]

    @property
    def fields(self) -> Fields:
        """The same as plain numbers."""
        if self._fields is None:
            self._fields = Fields(self.layout, self._bytes)
        return self._fields

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __getstate__(self) -> object:
        """For pickles: memory that is looked into cannot be taken along."""
        names = (name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ()))
        return None, {name: getattr(self, name) for name in names} | {"_fields": None}

    def to_bytes(self) -> bytes:
        """The state as the kernel keeps it, without its set-up."""
        return self._bytes.tobytes()

    def to_array(self) -> Bytes:
        """The state as compiled entries take it: a copy."""
        return self._bytes.copy()

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    @property
    def options(self) -> Facts:
        """The options it is played with."""
        return self.setup.options()

    def _occupied(self, seat: int) -> int:
        """A seat of this game, which is asked for so often that the check begins with the likely."""
        if type(seat) is int and 0 <= seat < self.setup.players:
            return seat
        return check_seat(seat, self.setup.players)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Snapshot) or type(other) is not type(self):
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
        return self.setup, self.to_bytes()
