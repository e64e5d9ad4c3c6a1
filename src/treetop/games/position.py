"""One moment of one game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Self

from treetop.games.board import ActionT, Board
from treetop.games.score_sheet import Outcome, PlainSheet, ScoreSheet
from treetop.locales import Message

if TYPE_CHECKING:
    from treetop.games.view import View


class Position(Board[ActionT]):
    """Never changes: `after` returns the next one. Everybody's cards are in it; a player gets a `view`.

    A game brings `game`, `players`, `seat_to_act`, `legal_actions` and the abstract methods. Everything
    else has a general form.
    """

    __slots__ = ()

    @abstractmethod
    def after(self, action: ActionT | str) -> Self:
        """The position after a legal action. Raises Illegal, or Malformed for notation that is none."""

    @abstractmethod
    def view(self, seat: int | None) -> View[ActionT]:
        """What a seat may know, and nothing else. None is a spectator."""

    @abstractmethod
    def points(self, seat: int) -> int:
        """A seat's points as they would be if the game ended now."""

    def score_sheet(self) -> ScoreSheet:
        """The count as it would be if the game ended now. Whoever has most points wins."""
        return PlainSheet(tuple(self.points(seat) for seat in range(self.players)))

    def outcome(self) -> Outcome | None:
        """Points and winners of a finished game; None while it goes on."""
        return self.score_sheet().outcome if self.is_over else None

    def reveals(self, action: ActionT | str) -> bool:
        """Would this legal action show its actor something hidden, or end the game?

        Then it can be committed but not tried. If the game does not say, nothing can be tried.
        """
        self.encode(action)
        return True

    def tell(self, action: ActionT, reader: int | None) -> Sequence[Message]:
        """What a reader (a seat, or None for everybody else) may be told about this action done here.

        The log of a match is made of these. A seat in the arguments is a number from 1, named `seat` (who
        acts) or `owner`; a card is its code, named `card`. If the game does not say, everybody is told the
        notation, as everybody can read it in the record.
        """
        return [Message.of("core-told", seat=(self.seat_to_act or 0) + 1, action=str(action))]

    def after_all(self, *actions: ActionT | str) -> Self:
        """The position after several actions. Raises as `after`."""
        position = self
        for action in actions:
            position = position.after(action)
        return position

    def play_out(self, rng: Random) -> Self:
        """The end of the game if from here on everybody plays at random.

        >>> from treetop.games.arboretum import Position
        >>> Position.new(2, seed=1).play_out(Random(1)).outcome()
        Outcome(scores=(4, 7), winners=(1,))
        """
        position = self
        while not position.is_over:
            position = position.after(rng.choice(position.legal_actions))
        return position

    def svg(self, seat: int | None = None) -> str:
        """A picture of what a seat sees, or of the whole table with every card open."""
        return (self if seat is None else self.view(seat))._repr_svg_()
