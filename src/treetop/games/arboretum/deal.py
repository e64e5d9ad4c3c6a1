"""How the cards lie before the first turn: from a seed, or as a record writes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from treetop.games.arboretum import compiled
from treetop.games.arboretum import options as option_table
from treetop.games.arboretum.board import Board
from treetop.games.arboretum.card import Card
from treetop.games.arboretum.compiled import LAYOUT, Bytes
from treetop.games.arboretum.setup import Setup
from treetop.games.arboretum.species import EDITIONS, species_in_play
from treetop.games.chance import new_seed, shuffled
from treetop.games.errors import Illegal, Malformed
from treetop.games.game import Facts
from treetop.games.seat import check_number_of_players
from treetop.locales import Message

SEATS = range(2, 5)
HAND_SIZE = 7


@dataclass(frozen=True)
class Deal:
    """A3. Hands in the order of dealing; the pile first drawn first; opening discards by seat."""

    setup: Setup
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    discards: tuple[tuple[Card, ...], ...]

    @classmethod
    def shuffled(cls, players: int, seed: str | None, given: Mapping[str, Any]) -> Deal:
        """A1-A3: choose the species, shuffle, deal seat by seat."""
        players = check_players(players)
        options = option_table.complete(given)
        option_table.check_number_of_species(options, players)
        seed = seed or new_seed()
        chosen = options["species"]
        if chosen == "random":
            chosen = shuffled(EDITIONS[options["edition"]], seed, "species")[: species_in_play(players)]
        setup = Setup.of(players, chosen, options)
        return cls.of_cards(setup, shuffled(setup.cards, seed, "cards"))

    @classmethod
    def of_cards(cls, setup: Setup, cards: Sequence[Card]) -> Deal:
        hands = tuple(
            tuple(cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(setup.players)
        )
        rest = list(cards[setup.players * HAND_SIZE :])
        opened = [
            () if seat == 0 or not setup.opening_discard else (rest.pop(0),) for seat in range(setup.players)
        ]
        return cls(setup, hands, tuple(rest), tuple(opened))

    @classmethod
    def from_facts(cls, players: int, facts: Facts, species: Any, given: Mapping[str, Any]) -> Deal:
        """Read the deal of a record. Raises Malformed or Illegal."""
        players = check_players(players)
        options = option_table.complete(given)
        in_play = option_table.complete({**options, "species": species})
        option_table.check_number_of_species(in_play, players)
        setup = Setup.of(players, in_play["species"], options)
        try:
            hands = tuple(_cards(hand) for hand in facts["hands"])
            deal = cls(setup, hands, _cards(facts["pile"]), tuple(_cards(pile) for pile in facts["discards"]))
        except (KeyError, TypeError):
            raise Malformed(Message.of("arboretum-deal-unreadable")) from None
        deal.check()
        return deal

    @classmethod
    def of_board(cls, board: Board) -> Deal:
        """The deal of a starting position. Hands are held in the order of dealing."""
        seats = range(board.players)
        size = board.pile_size
        pile = board.fields["pile"][:size][::-1].tolist()
        return cls(
            board.setup,
            tuple(tuple(card for card in board.hand_as_held(seat) if card) for seat in seats),
            tuple(board.setup.cards[number] for number in pile),
            tuple(tuple(card for card in board.discards(seat) if card) for seat in seats),
        )

    def check(self) -> None:
        """Every card in play once, hands of seven, opening discards as the option says."""
        sizes = [len(hand) for hand in self.hands]
        opened = [
            0 if seat == 0 or not self.setup.opening_discard else 1 for seat in range(self.setup.players)
        ]
        if sizes != [HAND_SIZE] * self.setup.players or [len(pile) for pile in self.discards] != opened:
            raise Illegal(Message.of("arboretum-deal-sizes"), "A3")
        cards = self.cards()
        for card in cards:
            self.setup.number(card)
            if cards.count(card) > 1:
                raise Illegal(Message.of("arboretum-card-twice", card=str(card)), "A1")
        for card in self.setup.cards:
            if card not in cards:
                raise Illegal(Message.of("arboretum-card-missing", card=str(card)), "A1")

    def cards(self) -> list[Card]:
        """All cards in the order of dealing."""
        groups = (*self.hands, *self.discards, self.pile)
        return [card for group in groups for card in group]

    def to_bytes(self) -> Bytes:
        """The starting position."""
        state = LAYOUT.blank()
        deck = self.order()
        state.view(LAYOUT.dtype)[0]["pile"][: len(deck)] = deck
        compiled.deal(state, self.setup.players, self.setup.opening_discard)
        return state

    def order(self) -> list[int]:
        """The deck as the kernel deals it: the first card last."""
        return self.setup.numbers(reversed(self.cards()))

    def facts(self) -> Facts:
        return {
            "hands": [[str(card) for card in hand] for hand in self.hands],
            "pile": [str(card) for card in self.pile],
            "discards": [[str(card) for card in pile] for pile in self.discards],
        }


def check_players(players: int) -> int:
    """A1."""
    return check_number_of_players(players, SEATS)


def _cards(texts: Sequence[str]) -> tuple[Card, ...]:
    return tuple(Card.parse(text) for text in texts)
