"""Burrow: show cards to win their kind, or bury them for a safe point each.

Thirty cards: fox, hare and owl, each from 1 to 10. Everybody holds four; the others are a face-down pile.
In your turn you show one card or bury one face down, then draw while the pile lasts. Whoever shows the
highest sum of a kind wins that kind: one point for each card of it that anybody shows; equal sums win
nothing. Each card that you buried is one point. The game ends when no hand is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Literal

from treetop.games.chance import chosen_seed, shuffled
from treetop.games.errors import Illegal, Malformed
from treetop.games.game import Facts, Game, Position, View
from treetop.locales import Message

KINDS = ("fox", "hare", "owl")
RANKS = range(1, 11)
CARDS = tuple(f"{kind}{rank}" for kind in KINDS for rank in RANKS)
HAND = 4


def kind_of(card: str) -> str:
    return card.rstrip("0123456789")


def rank_of(card: str) -> int:
    return int(card.removeprefix(kind_of(card)))


@dataclass(frozen=True)
class Act:
    """`show fox3` or `bury owl10`."""

    verb: Literal["show", "bury"]
    card: str

    def __str__(self) -> str:
        return f"{self.verb} {self.card}"


@dataclass(frozen=True)
class Seat:
    """What lies before somebody. In a view, cards that the viewer may not see are None."""

    hand: tuple[str | None, ...]
    shown: tuple[str, ...] = ()
    buried: tuple[str | None, ...] = ()

    def facts(self) -> Facts:
        return {"hand": list(self.hand), "shown": list(self.shown), "buried": list(self.buried)}

    def hidden(self) -> Seat:
        return replace(self, hand=(None,) * len(self.hand), buried=(None,) * len(self.buried))


def acts_with(hand: Sequence[str | None]) -> list[Act]:
    return [Act(verb, card) for card in hand if card is not None for verb in ("show", "bury")]


class Table:
    """What a position and a view have in common."""

    seats: tuple[Seat, ...]

    @property
    def game(self) -> Game:
        return GAME

    @property
    def players(self) -> int:
        return len(self.seats)

    def words(self, action: Act) -> Message:
        return Message.of(f"burrow-do-{action.verb}", card=action.card)


@dataclass(frozen=True)
class Burrow(Table, Position[Act]):
    """Everybody's cards, and the pile from the top."""

    seats: tuple[Seat, ...]
    pile: tuple[str, ...]
    turn: int = 1

    @property
    def seat_to_act(self) -> int | None:
        seat = (self.turn - 1) % self.players
        return seat if self.seats[seat].hand else None

    @property
    def legal_actions(self) -> Sequence[Act]:
        seat = self.seat_to_act
        return [] if seat is None else acts_with(self.seats[seat].hand)

    def after(self, action: Act | str) -> Burrow:
        act = self.decode(self.encode(action))
        seat = self.seat_to_act
        assert seat is not None
        mine = self.seats[seat]
        hand = tuple(card for card in mine.hand if card != act.card) + self.pile[:1]
        if act.verb == "show":
            mine = replace(mine, hand=hand, shown=(*mine.shown, act.card))
        else:
            mine = replace(mine, hand=hand, buried=(*mine.buried, act.card))
        seats = (*self.seats[:seat], mine, *self.seats[seat + 1 :])
        return Burrow(seats, self.pile[1:], self.turn + 1)

    def points(self, seat: int) -> int:
        won = sum(len(self._shown(kind)) for kind in KINDS if self._winner(kind) == seat)
        return won + len(self.seats[seat].buried)

    def _shown(self, kind: str) -> list[str]:
        return [card for seat in self.seats for card in seat.shown if kind_of(card) == kind]

    def _winner(self, kind: str) -> int | None:
        sums = [sum(rank_of(card) for card in seat.shown if kind_of(card) == kind) for seat in self.seats]
        return sums.index(max(sums)) if sums.count(max(sums)) == 1 else None

    def tell(self, action: Act, reader: int | None) -> Sequence[Message]:
        seat = (self.seat_to_act or 0) + 1
        if action.verb == "bury" and reader != self.seat_to_act:
            return [Message.of("burrow-told-bury-hidden", seat=seat)]
        return [Message.of(f"burrow-told-{action.verb}", seat=seat, card=action.card)]

    def view(self, seat: int | None) -> BurrowView:
        seats = tuple(
            one if self.is_over or number == seat else one.hidden() for number, one in enumerate(self.seats)
        )
        return BurrowView(seat, seats, len(self.pile), self.turn, self.seat_to_act)

    def __str__(self) -> str:
        lines = [
            f"{number}: {' '.join(filter(None, seat.hand))} | {' '.join(seat.shown)} | "
            f"{' '.join(filter(None, seat.buried))}"
            for number, seat in enumerate(self.seats, 1)
        ]
        return "\n".join([f"pile {len(self.pile)}", *lines])


@dataclass(frozen=True)
class BurrowView(Table, View[Act]):
    seat: int | None
    seats: tuple[Seat, ...]
    pile: int
    turn: int
    seat_to_act: int | None

    @property
    def legal_actions(self) -> Sequence[Act]:
        if self.seat is None or self.seat != self.seat_to_act:
            return []
        return acts_with(self.seats[self.seat].hand)

    def facts(self) -> Facts:
        words = [self.words(action) for action in self.legal_actions]
        return {
            "game": GAME.name,
            "players": self.players,
            "seat": None if self.seat is None else self.seat + 1,
            "to_act": None if self.seat_to_act is None else self.seat_to_act + 1,
            "turn": self.turn,
            "pile": self.pile,
            "seats": [seat.facts() for seat in self.seats],
            "legal": [str(action) for action in self.legal_actions],
            "words": [{"id": one.id, "arguments": one.arguments} for one in words],
        }

    def sample(self, rng: Random) -> Burrow:
        """Any cards that the viewer does not see may be anywhere that the viewer does not see."""
        seen = {card for seat in self.seats for card in (*seat.hand, *seat.shown, *seat.buried)}
        unseen = [card for card in CARDS if card not in seen]
        rng.shuffle(unseen)

        def dealt(cards: tuple[str | None, ...]) -> tuple[str | None, ...]:
            return tuple(unseen.pop() if card is None else card for card in cards)

        seats = tuple(replace(seat, hand=dealt(seat.hand), buried=dealt(seat.buried)) for seat in self.seats)
        return Burrow(seats, tuple(unseen), self.turn)


class BurrowGame(Game):
    name = "burrow"
    seats = range(2, 5)
    longest = len(CARDS)
    parts: ClassVar = {"words": "burrow/words"}

    def new(
        self, players: int, seed: str | int | None = None, options: Mapping[str, Any] | None = None
    ) -> Burrow:
        self._check_players(players)
        self.options(options)
        cards = shuffled(CARDS, chosen_seed(seed), "burrow/deck")
        hands = [tuple(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(players)]
        return Burrow(tuple(map(Seat, hands)), tuple(cards[HAND * players :]))

    def deal(self, position: Burrow) -> Facts:
        return {"hands": [list(seat.hand) for seat in position.seats], "pile": list(position.pile)}

    def from_deal(
        self, players: int, deal: Facts, header: Facts, options: Mapping[str, Any] | None = None
    ) -> Burrow:
        self._check_players(players)
        self.options(options)
        try:
            hands, pile = [tuple(hand) for hand in deal["hands"]], tuple(deal["pile"])
            whole = sorted(card for hand in [*hands, pile] for card in hand) == sorted(CARDS)
        except (KeyError, TypeError):
            raise Malformed(Message("burrow-deal-unreadable")) from None
        if not whole or [len(hand) for hand in hands] != [HAND] * players:
            raise Illegal(Message("burrow-deal-unreadable"), rule="")
        return Burrow(tuple(map(Seat, hands)), pile)

    def _check_players(self, players: int) -> None:
        if players not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise Malformed(Message.of("core-players-between", given=players, least=least, most=most))


GAME = BurrowGame()
