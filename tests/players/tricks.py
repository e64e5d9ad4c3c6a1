"""A small game in plain Python that brings nothing but its rules and views: four tricks of two cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from treetop.games.errors import Illegal
from treetop.games.game import Facts, Game
from treetop.games.position import Position
from treetop.games.view import View
from treetop.locales import Message

CARDS = range(1, 13)
HELD = 4


class OfTricks:
    """What a position and a view have in common."""

    players: ClassVar[int] = 2

    @property
    def game(self) -> Game:
        return GAME


@dataclass(frozen=True)
class Trick(OfTricks, Position[int]):
    """Whoever leads puts a card, the other answers; the higher one takes the trick."""

    hands: tuple[tuple[int, ...], ...]
    played: tuple[int, ...] = ()
    taken: tuple[int, ...] = (0, 0)

    @property
    def seat_to_act(self) -> int | None:
        tricks, answers = divmod(len(self.played), 2)
        return None if tricks == HELD else (tricks + answers) % 2

    @property
    def legal_actions(self) -> list[int]:
        return [] if self.seat_to_act is None else list(self.hands[self.seat_to_act])

    def after(self, action: int | str) -> Trick:
        card, seat = int(action), self.seat_to_act
        if seat is None or card not in self.hands[seat]:
            raise Illegal(Message.of("core-action-illegal", action=str(card)), rule="")
        hands = tuple(tuple(c for c in hand if c != card) for hand in self.hands)
        taken = list(self.taken)
        if len(self.played) % 2:
            taken[seat if card > self.played[-1] else 1 - seat] += 1
        return replace(self, hands=hands, played=(*self.played, card), taken=tuple(taken))

    def view(self, seat: int | None) -> TrickView:
        own = None if seat is None else self.hands[seat]
        return TrickView(seat, own, self.played, self.taken)

    def points(self, seat: int) -> int:
        return self.taken[seat]


@dataclass(frozen=True)
class TrickView(OfTricks, View[int]):
    seat: int | None
    own: tuple[int, ...] | None
    played: tuple[int, ...]
    taken: tuple[int, ...]

    @property
    def seat_to_act(self) -> int | None:
        return Trick(((), ()), self.played).seat_to_act

    @property
    def legal_actions(self) -> list[int]:
        return list(self.own or ()) if self.seat == self.seat_to_act else []

    def facts(self) -> Facts:
        return {"seat": self.seat, "own": self.own, "played": self.played, "legal": self.legal_actions}

    def sample(self, rng: Random) -> Trick:
        assert self.seat is not None
        assert self.own is not None
        unseen = [card for card in CARDS if card not in (*self.own, *self.played)]
        seats = [Trick(((), ()), self.played[:i]).seat_to_act for i in range(len(self.played))]
        others = tuple(sorted(rng.sample(unseen, HELD - seats.count(1 - self.seat))))
        hands = (self.own, others) if self.seat == 0 else (others, self.own)
        return Trick(hands, self.played, self.taken)


class Tricks(Game):
    name = "tricks"
    seats = range(2, 3)
    longest = 2 * HELD

    def new(
        self, players: int, seed: str | int | None = None, options: Mapping[str, Any] | None = None
    ) -> Trick:
        cards = Random(str(seed)).sample(CARDS, 2 * HELD)
        return Trick((tuple(sorted(cards[:HELD])), tuple(sorted(cards[HELD:]))))

    def deal(self, position: Trick) -> Facts:
        return {"hands": [list(hand) for hand in position.hands]}

    def from_deal(
        self, players: int, deal: Facts, header: Facts, options: Mapping[str, Any] | None = None
    ) -> Trick:
        return Trick(tuple(map(tuple, deal["hands"])))


GAME = Tricks()
