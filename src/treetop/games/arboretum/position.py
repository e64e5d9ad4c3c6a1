"""One moment of a game of Arboretum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from numpy import dtype, empty, uint8

from treetop.games.arboretum.action import Action, Discard, Draw, Plant
from treetop.games.arboretum.board import CALLS, Board, Offers
from treetop.games.arboretum.card import Card
from treetop.games.arboretum.compiled import LAYOUT
from treetop.games.arboretum.deal import Deal
from treetop.games.arboretum.diagram import diagram
from treetop.games.arboretum.notation import notation_of, state_of
from treetop.games.arboretum.picture import board_svg
from treetop.games.arboretum.score_sheet import Path, ScoreSheet, best_paths, score_sheet
from treetop.games.arboretum.setup import Setup
from treetop.games.arboretum.view import View, view_of
from treetop.games.kernel_board import KernelPosition
from treetop.locales import Message

_make = object.__new__
BYTE, SIZE = dtype(uint8), LAYOUT.dtype.itemsize


class Position(Board, KernelPosition[Setup, Action]):
    """Never changes: `after` returns the next position.

    >>> position = Position.new(2, seed="00112233445566778899aabbccddeeff")
    >>> position = position.after(position.parse("draw pile"))
    >>> position.seat_to_act, position.phase, position.pile_size
    (0, 'draw', 33)
    """

    __slots__ = ()
    _state_of = staticmethod(state_of)
    _notation_of = notation_of
    _shuffled = staticmethod(Deal.shuffled)

    @property
    def legal_actions(self) -> Sequence[Action]:
        """What the seat to act may do; nothing when the game is over."""
        if self._summary < 0:
            self._summary = CALLS.summary(self._bytes)
        return Offers(self, self._summary >> 3)

    def _after_code(self, code: int) -> Self:
        # Without the constructor, which would take a tenth of the time of a loop over positions.
        following = _make(type(self))
        following.setup = self.setup
        following._bytes = state = empty(SIZE, BYTE)
        following._fields = following._offered = None
        following._summary = CALLS.after(self._bytes, code, state)
        return following

    def _uncovers(self, action: Action) -> bool:
        """A card from the pile is new to its drawer; so is what lies under a discard if only tops show."""
        if not isinstance(action, Draw):
            return False
        return action.seat is None or (self.setup.top_only and len(self._discards(action.seat)) > 1)

    def tell(self, action: Action, reader: int | None) -> list[Message]:
        """What a reader may be told about an action: only its drawer learns a card from the pile."""
        seat = int(self.fields["seat"])
        if isinstance(action, Plant):
            told = Message.of(
                "arboretum-told-plant", seat=seat + 1, card=str(action.card), x=action.x, y=action.y
            )
        elif isinstance(action, Discard):
            told = Message.of("arboretum-told-discard", seat=seat + 1, card=str(action.card))
        elif action.seat is not None:
            card = str(self.discards(action.seat)[-1])
            told = Message.of("arboretum-told-take", seat=seat + 1, owner=action.seat + 1, card=card)
        elif reader == seat:
            card = str(self.setup.cards[self.fields["pile"][self.pile_size - 1]])
            told = Message.of("arboretum-told-draw-own", seat=seat + 1, card=card)
        else:
            told = Message.of("arboretum-told-draw", seat=seat + 1)
        return [told]

    def view(self, seat: int | None) -> View:
        """What a seat may know, and nothing else. None is a spectator."""
        return view_of(self, None if seat is None else self._occupied(seat))

    def best_paths(self, seat: int) -> list[Path | None]:
        """The most valuable path of each species in a seat's arboretum, as it stands."""
        return best_paths(self, seat)

    def points(self, seat: int) -> int:
        """A seat's points as they would be if the game ended now."""
        return self.score_sheet().totals[self._occupied(seat)]

    def score_sheet(self) -> ScoreSheet:
        """The count as it would be if the game ended now."""
        return score_sheet(self)

    def pile(self) -> list[Card]:
        """The draw pile, first drawn first."""
        numbers = self.fields["pile"][: self.pile_size][::-1].tolist()
        return [self.setup.cards[number] for number in numbers]

    def _repr_svg_(self) -> str:
        return board_svg(self)

    def __str__(self) -> str:
        return diagram(self)
