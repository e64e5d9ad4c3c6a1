"""The legal actions of a position or a view, of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar, overload

ActionT = TypeVar("ActionT")


class Board(Protocol[ActionT]):
    _offered: tuple[ActionT | str, int] | None

    def _decode(self, code: int) -> ActionT: ...
    def is_legal(self, action: ActionT | str) -> bool: ...


class LegalActions(Sequence[ActionT]):
    """Made from their codes in the kernel; each is decoded only when it is looked at."""

    __slots__ = ("_board", "codes")

    def __init__(self, board: Board[ActionT], codes: Sequence[int]) -> None:
        self._board = board
        self.codes = codes

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> ActionT: ...
    @overload
    def __getitem__(self, index: slice) -> list[ActionT]: ...
    def __getitem__(self, index: int | slice) -> ActionT | list[ActionT]:
        if isinstance(index, slice):
            return [self._board._decode(code) for code in self.codes[index]]
        code = self.codes[index]
        action = self._board._decode(code)
        # Whoever is offered an action mostly does it next, and then it needs no second check.
        self._board._offered = action, code
        return action

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
