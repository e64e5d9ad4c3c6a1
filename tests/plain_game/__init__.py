"""A game in plain Python that brings rules and views only: every layer's general form has to do.

Tricks: everybody holds three cards; each in turn plays one; the highest card takes the trick.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from treetop.games import GAMES
from treetop.games.facts import Facts
from treetop.games.game import Game
from treetop.games.position import Position
from treetop.games.view import View

CARDS = tuple(range(1, 13))
HAND = 3


@dataclass(frozen=True)
class Play:
    card: int

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True)
class TricksView(View[Play]):
    game: Game
    seat: int | None
    players: int
    hand: tuple[int, ...]
    played: tuple[int, ...]
    seat_to_act: int | None

    @property
    def legal_actions(self) -> Sequence[Play]:
        return [Play(card) for card in self.hand] if self.seat == self.seat_to_act else []

    def facts(self) -> Facts:
        legal = [str(action) for action in self.legal_actions]
        return {"hand": list(self.hand), "played": list(self.played), "legal": legal}

    def sample(self, rng: Random) -> TricksPosition:
        hidden = [card for card in CARDS if card not in self.hand + self.played]
        rng.shuffle(hidden)
        hands = []
        for seat in range(self.players):
            left = HAND - len(self.played[seat :: self.players])
            hands.append(self.hand if seat == self.seat else tuple(sorted(hidden[:left])))
            hidden = hidden if seat == self.seat else hidden[left:]
        return TricksPosition(self.game, tuple(hands), self.played)


@dataclass(frozen=True)
class TricksPosition(Position[Play]):
    game: Game
    hands: tuple[tuple[int, ...], ...]
    played: tuple[int, ...] = ()

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def seat_to_act(self) -> int | None:
        return None if len(self.played) == HAND * self.players else len(self.played) % self.players

    @property
    def legal_actions(self) -> Sequence[Play]:
        return [] if self.seat_to_act is None else [Play(card) for card in self.hands[self.seat_to_act]]

    def after(self, action: Play | str) -> TricksPosition:
        card = self.decode(self.encode(action)).card
        hands = tuple(tuple(each for each in hand if each != card) for hand in self.hands)
        return TricksPosition(self.game, hands, (*self.played, card))

    def view(self, seat: int | None) -> TricksView:
        hand = () if seat is None else self.hands[seat]
        return TricksView(self.game, seat, self.players, hand, self.played, self.seat_to_act)

    def points(self, seat: int) -> int:
        starts = range(0, len(self.played) - self.players + 1, self.players)
        tricks = [self.played[start : start + self.players] for start in starts]
        return sum(trick[seat] == max(trick) for trick in tricks)

    def __str__(self) -> str:
        return f"hands {self.hands}, played {self.played}"


class Tricks(Game):
    name = "tricks"
    seats = range(2, 5)
    longest = 4 * HAND

    def new(
        self, players: int, seed: str | int | None = None, options: Mapping[str, Any] | None = None
    ) -> TricksPosition:
        cards = Random(seed).sample(CARDS, HAND * players)
        return TricksPosition(self, tuple(tuple(sorted(cards[seat::players])) for seat in range(players)))

    def deal(self, position: Any) -> Facts:
        return {"hands": [list(hand) for hand in position.hands]}

    def from_deal(
        self, players: int, deal: Facts, header: Facts, options: Mapping[str, Any] | None = None
    ) -> TricksPosition:
        return TricksPosition(self, tuple(tuple(hand) for hand in deal["hands"]))


@contextmanager
def registered() -> Iterator[Game]:
    """Until the test ends, the game is among the others."""
    GAMES["tricks"] = Tricks()
    yield GAMES["tricks"]
    del GAMES["tricks"]
