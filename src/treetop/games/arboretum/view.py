"""Everything one seat may know, written fact by fact by the kernel's `see` (A7)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from treetop.games.arboretum import compiled
from treetop.games.arboretum.action import Action
from treetop.games.arboretum.board import CALLS, Board
from treetop.games.arboretum.compiled import LAYOUT
from treetop.games.arboretum.diagram import diagram
from treetop.games.arboretum.picture import board_svg
from treetop.games.arboretum.score_sheet import Path, best_paths, score_sheet
from treetop.games.arboretum.setup import Setup, coordinates
from treetop.games.game import Facts
from treetop.games.kernel_board import KernelView

if TYPE_CHECKING:
    from treetop.games.arboretum.position import Position


class View(Board, KernelView[Setup, Action]):
    """A board on which hidden cards are None. Seat None is a spectator."""

    __slots__ = ()

    def best_paths(self, seat: int) -> list[Path | None]:
        """The most valuable path of each species in a seat's arboretum, as it stands."""
        return best_paths(self, seat)

    def _facts(self, seats: list[Facts]) -> Facts:
        """The JSON form: docs/arboretum-view.md."""
        to_act = self.seat_to_act
        return {
            "game": "arboretum",
            "players": self.players,
            "edition": self.setup.edition,
            "species": list(self.species),
            "discards": self.setup.discards,
            "seat": None if self.seat is None else self.seat + 1,
            "to_act": None if to_act is None else to_act + 1,
            "phase": self.phase,
            "draws_left": self.draws_left,
            "turn": self.turn,
            "pile": self.pile_size,
            "seats": seats,
            "legal": self.legal_notation() if self.seat is not None and self.seat == to_act else [],
        }

    def facts_beside(self, public: Facts) -> Facts:
        """All but the viewer's own seat and actions is what everybody knows."""
        if self.seat is None:
            return public
        seats = list(public["seats"])
        seats[self.seat] = self._seat_facts(self.seat)
        legal = self.legal_notation() if self.seat == self.seat_to_act else []
        return {**public, "seat": self.seat + 1, "seats": seats, "legal": legal}

    def facts_around(self, seats: list[Any]) -> Facts:
        """The facts, with these in place of what is said of the seats."""
        return self._facts(seats)

    def score(self) -> Facts | None:
        """The viewer's best path of each species in play, whether or not it may be scored in the end."""
        if self.seat is None:
            return None
        return {"paths": [path and path.facts() for path in self.best_paths(self.seat)]}

    def score_key(self) -> object:
        """Nothing but the viewer's own arboretum."""
        return None if self.seat is None else (self.species, *self._planted(self.seat))

    def points(self, seat: int) -> int | None:
        """A seat's points. They depend on all hands, so nobody knows them before the end."""
        seat = self._occupied(seat)
        return score_sheet(self).totals[seat] if self.is_over else None

    def sample(self, rng: Random) -> Position:
        """Deal what is hidden, every arrangement that agrees with this view being equally likely."""
        from treetop.games.arboretum.position import Position

        state = self._bytes.copy()
        compiled.deal_unseen(state, rng.getrandbits(62))
        return Position(self.setup, state)

    def _repr_svg_(self) -> str:
        return board_svg(self)

    def __str__(self) -> str:
        return diagram(self)

    def _seat_facts(self, seat: int) -> Facts:
        codes, hand = self.setup.codes, self._hand(seat)
        return {
            "hand": [codes[number] for number in hand],
            "known": [codes[number] for number in self._known(seat, hand)],
            "discards": [codes[number] for number in self._discards(seat)],
            "arboretum": [[codes[number], *coordinates(cell)] for number, cell in self._planted(seat)],
        }


def view_of(board: Board, seat: int | None) -> View:
    state = LAYOUT.blank()
    CALLS.see(board._bytes, -1 if seat is None else seat, board.setup.top_only, state)
    return View(board.setup, state, seat)
