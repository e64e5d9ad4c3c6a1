"""One moment of a game of Tree Society."""

from __future__ import annotations

from typing import Any

from treetop.games.chance import chosen_seed
from treetop.games.moment import Moment
from treetop.games.tree_society import compiled
from treetop.games.tree_society.action import Action
from treetop.games.tree_society.board import Board
from treetop.games.tree_society.deal import Deal, check_players
from treetop.games.tree_society.diagram import diagram
from treetop.games.tree_society.picture import board_svg
from treetop.games.tree_society.score_sheet import ScoreSheet, score_sheet
from treetop.games.tree_society.telling import offered, told
from treetop.games.tree_society.view import View, view_of
from treetop.locales import Message

REVEALING = ("take", "discard-row", "reveal")


class Position(Board, Moment[Action]):
    """Never changes: `after` returns the next position.

    >>> position = Position.new(2, seed="00112233445566778899aabbccddeeff")
    >>> position.phase, len(position.legal_actions)
    ('sell', 3)
    """

    __slots__ = ()

    @classmethod
    def new(cls, players: int = 2, seed: str | int | None = None, **options: Any) -> Position:
        """Shuffle and deal. Without a seed nobody can foresee the deal.

        A seed is hexadecimal, at least 32 digits; a number is written so, with zeros before it.
        """
        return cls.from_deal(Deal.shuffled(check_players(players), chosen_seed(seed), options))

    @classmethod
    def from_deal(cls, deal: Deal) -> Position:
        """The first position of a deal."""
        return cls(deal.setup, deal.to_bytes())

    def _after_code(self, code: int) -> Position:
        state = self._bytes.copy()
        compiled.apply(state, self.setup.deck.bytes, code)
        return Position(self.setup, state)

    def _uncovers(self, action: Action) -> bool:
        """A fruit taken or a row discarded is replaced from a deck; a turn that ends refills the markets."""
        if action.verb == "rest":
            return all(fruit is None for fruit in self.fruit_market)
        return action.verb in REVEALING or (action.verb == "skip" and len(self.revealed) > 0)

    def tell(self, action: Action, reader: int | None) -> list[Message]:
        """Everything that is done is done openly."""
        return [told(self, action)]

    def words(self, action: Action) -> Message:
        """The action as a button offers it."""
        return offered(self, action)

    def view(self, seat: int | None) -> View:
        """What a seat may know, and nothing else. None is a spectator."""
        return view_of(self, None if seat is None else self._occupied(seat))

    def score_sheet(self) -> ScoreSheet:
        """The count as it would be if the game ended now."""
        return score_sheet(self)

    def svg(self, seat: int | None = None) -> str:
        """A picture of what a seat sees, or of the whole table."""
        return board_svg(self if seat is None else self.view(seat))

    _repr_svg_ = svg

    def __str__(self) -> str:
        return diagram(self)
