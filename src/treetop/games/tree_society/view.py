"""Everything one seat may know, written fact by fact by the kernel's `see`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from treetop.games.game import Facts
from treetop.games.kernel_board import KernelView
from treetop.games.tree_society import compiled
from treetop.games.tree_society.action import Action
from treetop.games.tree_society.board import Board, Pending
from treetop.games.tree_society.cards import FruitCard, GuildCard, spoken
from treetop.games.tree_society.diagram import diagram
from treetop.games.tree_society.picture import board_svg
from treetop.games.tree_society.setup import Setup

if TYPE_CHECKING:
    from treetop.games.tree_society.position import Position


class View(Board, KernelView[Setup, Action]):
    """A board on which hidden cards are None. Seat None is a spectator."""

    __slots__ = ()

    def _facts(self, seats: list[Facts]) -> Facts:
        """The JSON form: docs/tree-society-view.md."""
        legal = list(self.legal_actions)
        facts: Facts = {
            "game": "tree-society",
            "players": self.players,
            "deck": {"hash": self.setup.deck.hash, "name": self.setup.deck.name},
            "guilds": list(self.setup.guilds),
            "end_symbols": self.setup.end_symbols,
            "open_memory": self.setup.open_memory,
            "seat": None if self.seat is None else self.seat + 1,
            "to_act": None if self.seat_to_act is None else self.seat_to_act + 1,
            "phase": self.phase,
            "round": self.round,
            "turn": self.turn,
            "last_round": self.last_round,
            "ended_by": self.ended_by,
            "fruit_deck": self.fruit_deck_size,
            "fruit_market": [_key(fruit) for fruit in self.fruit_market],
            "prices": self.prices,
            "guild_deck": self.guild_deck_size,
            "guild_discard": [card.key for card in self.guild_discard],
            "guild_market": {
                row: [_key(card) for card in cards]
                for row, cards in zip(("upper", "lower"), self.guild_market, strict=True)
            },
            "fruit_action": self._fruit_action_facts(),
            "sold_now": [fruit.key for fruit in self.sold_now],
            "effect": self._effect_facts(),
            "seats": seats,
            "cards": {card.key: card.facts for card in self._cards_named()},
            "fruit": {fruit.key: fruit.facts for fruit in self._fruit_named()},
            "legal": [str(action) for action in legal],
            "words": [spoken(self.words(action)) for action in legal],
        }
        return facts

    def score(self) -> Facts | None:
        """The viewer's points as they stand."""
        return None if self.seat is None else {"points": self.points(self.seat)}

    def points(self, seat: int) -> int | None:
        """T23: the count as it stands; None where the fruit that the seat has sold is hidden."""
        return self._points(seat) if self.knows_sold(seat) else None

    def sample(self, rng: Random) -> Position:
        """Deal what is hidden, every arrangement that agrees with this view being equally likely."""
        from treetop.games.tree_society.position import Position

        state = self._bytes.copy()
        compiled.deal_unseen(state, self.setup.deck.bytes, rng.getrandbits(62))
        return Position(self.setup, state)

    def knows_sold(self, seat: int) -> bool:
        """May the viewer look through the fruit that this seat has sold (T4)?"""
        return None not in self.sold(seat)

    def _repr_svg_(self) -> str:
        return board_svg(self)

    def __str__(self) -> str:
        return diagram(self)

    def _seat_facts(self, seat: int) -> Facts:
        known = self.knows_sold(seat)
        symbols = self.symbols(seat)
        return {
            "pouch": self.pouch(seat),
            "chest": self.chest(seat),
            "unsold": [fruit.key for fruit in self.unsold(seat)],
            "sold": [_key(fruit) for fruit in self.sold(seat)] if known else None,
            "sold_count": len(self.sold(seat)),
            "ongoing": [item and {"card": item.card.key, "level": item.level} for item in self.ongoing(seat)],
            "completed": [card.key for card in self.completed(seat)],
            "symbols": symbols,
            "symbol_count": sum(symbols.values()),
            "points": self.points(seat),
        }

    def _fruit_action_facts(self) -> Facts | None:
        fruit = self.fruit_action
        return None if fruit is None else {"fruit": fruit.key, "action": fruit.action, "coins": fruit.coins}

    def _effect_facts(self) -> Facts | None:
        effects = self.effects
        if not effects:
            return None
        return {
            **_pending_facts(effects[-1]),
            "price": self.pays_price,
            "left": int(self.fields["pending_left"]),
            "revealed": [card.key for card in self.revealed],
            "may_skip": bool(compiled.may_skip(self._bytes, self.setup.deck.bytes)),
            "waiting": [_pending_facts(effect) for effect in reversed(effects[:-1])],
        }

    def _cards_named(self) -> list[GuildCard]:
        seats = range(self.players)
        cards: list[GuildCard | None] = [*self.guild_market[0], *self.guild_market[1], *self.guild_discard]
        for seat in seats:
            cards += [item.card for item in self.ongoing(seat) if item]
            cards += self.completed(seat)
        cards += [card for card in self.revealed if isinstance(card, GuildCard)]
        cards += [effect.card for effect in self.effects]
        return [card for card in cards if card is not None]

    def _fruit_named(self) -> list[FruitCard]:
        fruit: list[FruitCard | None] = [*self.fruit_market, *self.sold_now]
        for seat in range(self.players):
            fruit += [*self.unsold(seat), *self.sold(seat)]
        fruit += [card for card in self.revealed if isinstance(card, FruitCard)]
        return [card for card in fruit if card is not None]


def _pending_facts(effect: Pending) -> Facts:
    step, *later = [spoken(step.message()) for step in effect.steps]
    return {"card": effect.card.key, "level": effect.level, "step": step, "then": later}


def _key(card: FruitCard | GuildCard | None) -> str | None:
    return None if card is None else card.key


def view_of(board: Board, seat: int | None) -> View:
    state = compiled.blank()
    compiled.see(board._bytes, -1 if seat is None else seat, state)
    return View(board.setup, state, seat)
