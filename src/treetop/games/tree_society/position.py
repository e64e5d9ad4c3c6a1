"""One moment of a game of Tree Society."""

from __future__ import annotations

from typing import Self

from numpy import dtype, empty, uint8

from treetop.games.kernel_board import KernelPosition
from treetop.games.tree_society import compiled
from treetop.games.tree_society.action import Action, DiscardRow, Rest, Reveal, Skip, Take
from treetop.games.tree_society.board import CALLS, Board
from treetop.games.tree_society.deal import Deal
from treetop.games.tree_society.diagram import diagram
from treetop.games.tree_society.notation import notation_of, state_of
from treetop.games.tree_society.picture import board_svg
from treetop.games.tree_society.score_sheet import ScoreSheet, score_sheet
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.view import View, view_of
from treetop.games.tree_society.words import paid, passed_over, told
from treetop.locales import Message

BYTE, SIZE = dtype(uint8), compiled.LAYOUT.dtype.itemsize


class Position(Board, KernelPosition[Setup, Action]):
    """Never changes: `after` returns the next position.

    >>> position = Position.new(2, seed="00112233445566778899aabbccddeeff")
    >>> position.phase, len(position.legal_actions)
    ('sell', 3)
    """

    __slots__ = ()
    _state_of = staticmethod(state_of)
    _notation_of = notation_of
    _shuffled = staticmethod(Deal.shuffled)

    def _after_code(self, code: int) -> Self:
        state = empty(SIZE, BYTE)
        to_act = CALLS.after(self._bytes, self.setup.deck.bytes, code, state)
        return type(self)(self.setup, state, summary=to_act)

    def _uncovers(self, action: Action) -> bool:
        """A fruit taken or a row discarded is replaced from a deck; a turn that ends refills the markets."""
        match action:
            case Take() | DiscardRow() | Reveal():
                return True
            case Rest():
                return all(fruit is None for fruit in self.fruit_market)
            case Skip():
                return len(self.revealed) > 0
        return False

    def tell(self, action: Action, reader: int | None) -> list[Message]:
        """Everything that is done is done openly: also what it earned, and what could not be done then."""
        after = self.after(action)
        seat = int(self.fields["seat"])
        return [told(self, action), *paid(seat, after.earned), *map(passed_over, after.passed_over)]

    def view(self, seat: int | None) -> View:
        """What a seat may know, and nothing else. None is a spectator."""
        return view_of(self, None if seat is None else self._occupied(seat))

    def points(self, seat: int) -> int:
        """T23: a seat's points as they stand."""
        return self._points(seat)

    def score_sheet(self) -> ScoreSheet:
        """The count as it would be if the game ended now."""
        return score_sheet(self)

    def _repr_svg_(self) -> str:
        return board_svg(self)

    def __str__(self) -> str:
        return diagram(self)
