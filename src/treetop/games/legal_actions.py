"""The legal actions of a position or a view, of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar, overload

ActionT = TypeVar("ActionT")


class Board(Protocol[ActionT]):
    def legal_codes(self) -> Sequence[int]: ...
    def listed(self, code: int) -> ActionT: ...
    def _decode(self, code: int) -> ActionT: ...
    def is_legal(self, action: ActionT | str) -> bool: ...


class LegalActions(Sequence[ActionT]):
    """Made from their codes in the kernel; each is decoded only when it is looked at."""

    __slots__ = ("_board", "_codes", "_count")

    _codes: Sequence[int]

    def __init__(self, board: Board[ActionT], count: int, codes: Sequence[int] | None = None) -> None:
        self._board = board
        self._count = count
        if codes is not None:
            self._codes = codes

    @property
    def codes(self) -> Sequence[int]:
        """The kernel's numbers of the actions."""
        try:
            return self._codes
        except AttributeError:
            self._codes = self._board.legal_codes()
            return self._codes

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> ActionT: ...
    @overload
    def __getitem__(self, index: slice) -> list[ActionT]: ...
    def __getitem__(self, index: int | slice) -> ActionT | list[ActionT]:
        if isinstance(index, slice):
            return [self._board._decode(code) for code in self.codes[index]]
        if 0 <= index < self._count:
            return self._board.listed(self.codes[index])
        if -self._count <= index < 0:
            return self[index + self._count]
        raise IndexError(index)

    def __contains__(self, action: object) -> bool:
        """The rules are asked, not the list. What is not an action at all is a TypeError, as in a text."""
        return self._board.is_legal(action)  # type: ignore[arg-type]

    def __eq__(self, other: object) -> bool:
        """To any sequence of the same actions in the same order."""
        if not isinstance(other, Sequence):
            return NotImplemented
        return list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{', '.join(map(str, self))}>"
