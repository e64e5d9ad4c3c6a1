"""Reading a state's bytes: what a position and a view have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from treetop.games.errors import Illegal, Malformed, not_an_action
from treetop.games.game import Game
from treetop.games.kernel_board import KernelBoard
from treetop.games.tree_society import codes, compiled
from treetop.games.tree_society.action import (
    OF_FRUIT,
    PLAIN,
    WAYS,
    Action,
    Build,
    DiscardGuild,
    DiscardRow,
    FillChest,
    FruitAction,
    PlainAction,
    Sell,
    parse_action,
)
from treetop.games.tree_society.cards import EffectStep, FruitCard, GuildCard
from treetop.games.tree_society.compiled import LAYOUT
from treetop.games.tree_society.objections import OBJECTIONS, illegal
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.state import (
    CARDS,
    FIRST_RULES,
    FRUITS,
    GUILDS,
    NO_ROUND,
    NONE,
    PLACES,
    SEATS,
    STEPS,
)
from treetop.games.tree_society.vocabulary import ENDS, PHASES, PURSES, ROWS
from treetop.games.tree_society.vocabulary import FRUIT as TYPES
from treetop.games.tree_society.vocabulary import GUILDS as GUILD_NAMES
from treetop.games.tree_society.words import offered
from treetop.kernel.direct import Direct
from treetop.locales import Message

CALLS = Direct(compiled, to_act=("state",), after=("state", "state", "number", "state"))
TO_THE_NEXT_LEVEL = (codes.NO_FREE_PLACE, codes.TOO_EXPENSIVE, codes.CANNOT_FULFIL)
"""What speaks against the level that would be built; it says nothing about another one."""


@dataclass(frozen=True, slots=True)
class Ongoing:
    """A guild card under construction, and the level on which its tree stands."""

    card: GuildCard
    level: int


@dataclass(frozen=True, slots=True)
class Pending:
    """An effect in progress: its card and level, and the steps that are left, at least one."""

    card: GuildCard
    level: int
    steps: tuple[EffectStep, ...]


class Board(KernelBoard[Setup, Action]):
    """What every player has (T4), in domain words. Cards that a viewer may not know are None."""

    __slots__ = ()
    layout = LAYOUT
    code_count = codes.ACTIONS

    @property
    def game(self) -> Game:
        """The game this is a board of."""
        from treetop.games.tree_society.game import GAME

        return GAME

    @property
    def phase(self) -> str:
        """What is expected: draft, sell, build, effect, rest; or over."""
        return PHASES[self.fields["phase"]]

    @property
    def seat_to_act(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        if self._summary < 0:
            self._summary = CALLS.to_act(self._bytes)
        return self._summary - 1 if self._summary else None

    @property
    def round(self) -> int:
        """Counted from 1."""
        return int(self.fields["round"])

    @property
    def turn(self) -> int:
        """Turns of single players, counted from 1."""
        return int(self.fields["turn"])

    @property
    def last_round(self) -> int | None:
        """Known once the end is triggered (T21, T22)."""
        last = int(self.fields["last_round"])
        return None if last == NO_ROUND else last

    @property
    def ended_by(self) -> str | None:
        """What triggered the end of the game, once something has (T21, T22)."""
        return ENDS[self.fields["ended_by"]]

    @property
    def fruit_deck_size(self) -> int:
        """How many cards are left in the fruit deck."""
        return int(self.fields["fruit_deck_size"])

    @property
    def guild_deck_size(self) -> int:
        """How many cards are left in the guild deck."""
        return int(self.fields["guild_deck_size"])

    @property
    def fruit_market(self) -> list[FruitCard | None]:
        """The fruit market, stall by stall; None where a stall is empty."""
        return [self._fruit(number) for number in self.fields["fruit_market"][: self.fields["stalls"]]]

    @property
    def guild_market(self) -> tuple[list[GuildCard | None], list[GuildCard | None]]:
        """The upper and the lower row."""
        cards = [self._card(number) for number in self.fields["guild_market"]]
        return cards[:3], cards[3:]

    @property
    def guild_discard(self) -> list[GuildCard]:
        """The discarded guild cards, oldest first."""
        return self._cards("discard", 0, int(self.fields["discard_size"]))

    @property
    def prices(self) -> dict[str, int]:
        """T9: what a fruit of each type without a leaf sells for."""
        return {kind: int(number) for kind, number in zip(TYPES, self.fields["visible"], strict=True)}

    @property
    def sold_now(self) -> list[FruitCard]:
        """The fruit sold in this turn."""
        numbers = self.fields["sold_now"][: self.fields["sold_now_size"]]
        return [self.setup.deck.fruit[number] for number in numbers]

    @property
    def fruit_action(self) -> FruitCard | None:
        """T10: the sold card whose action is still to be used."""
        return self._fruit(self.fields["fruit_action"])

    def pouch(self, seat: int) -> int:
        """The coins in a pouch, with which one pays."""
        return int(self.fields["pouch"][self._occupied(seat)])

    def chest(self, seat: int) -> int:
        """The coins in a chest."""
        return int(self.fields["chest"][self._occupied(seat)])

    def unsold(self, seat: int) -> list[FruitCard]:
        """Face-up fruit, oldest first."""
        seat = self._occupied(seat)
        numbers = self.fields["unsold"][seat * FRUITS :][: self.fields["unsold_size"][seat]]
        return [self.setup.deck.fruit[number] for number in numbers]

    def sold(self, seat: int) -> list[FruitCard | None]:
        """T4: face down; only the owner may look through them."""
        seat = self._occupied(seat)
        numbers = self.fields["sold"][seat * FRUITS :][: self.fields["sold_size"][seat]]
        return [self._fruit(number) for number in numbers]

    def ongoing(self, seat: int) -> list[Ongoing | None]:
        """The cards under construction; None where a place is free."""
        first = self._occupied(seat) * PLACES
        return [self._ongoing(place) for place in range(first, first + PLACES)]

    def completed(self, seat: int) -> list[GuildCard]:
        """The completed cards, oldest first."""
        seat = self._occupied(seat)
        return self._cards("completed", seat * CARDS, int(self.fields["completed_size"][seat]))

    def symbols(self, seat: int) -> dict[str, int]:
        """Symbols in the completed section, of each guild in play and of others one may own."""
        first = self._occupied(seat) * GUILDS
        numbers = self.fields["symbols_of"][first : first + GUILDS]
        pairs = zip(GUILD_NAMES, numbers, strict=True)
        return {guild: int(number) for guild, number in pairs if number or guild in self.setup.guilds}

    def _points(self, seat: int) -> int:
        """T23: the count as it stands, of what can be seen."""
        return int(compiled.score(self._bytes, self.setup.deck.bytes, self._occupied(seat)))

    @property
    def effects(self) -> list[Pending]:
        """T16: the effects in progress; the last one asks for a choice, the others wait for it."""
        return [self._pending(int(place)) for place in self.fields["pending"][: self.fields["pending_size"]]]

    @property
    def effect(self) -> EffectStep | None:
        """The step of an effect that waits for a choice."""
        effects = self.effects
        return effects[-1].steps[0] if effects else None

    @property
    def gains(self) -> dict[str, int]:
        """What `use` brings at once: coins for the pouch, and for the chest."""
        coins = {"coins": 0, "chest": 0}
        first = int(self.fields["pending"][self.fields["pending_size"] - 1])
        for i, step in enumerate(self.effects[-1].steps):
            if step.do not in coins:
                break
            coins[step.do] += int(compiled.gained_coins(self._bytes, self.setup.deck.bytes, first + i))
        return coins

    @property
    def pays_price(self) -> bool:
        """T16: is the step in progress the price of a level that does not stand yet?"""
        effects = self.effects
        if not effects or self.setup.rules == FIRST_RULES:
            return False
        level = effects[-1].card.levels[effects[-1].level - 1]
        return level.must and effects[-1].steps == level.told

    @property
    def passed_over(self) -> list[Pending]:
        """T16: the steps that could not be done after the last action, each with those that followed it."""
        return [self._pending(int(place)) for place in self.fields["passed"][: self.fields["passed_size"]]]

    @property
    def earned(self) -> dict[str, int]:
        """T16: what continuous effects have paid for the last action, into pouch and chest."""
        return dict(zip(PURSES, map(int, self.fields["earned"]), strict=True))

    def promised(self, action: Action) -> dict[str, int]:
        """T16: what they will pay for a legal action."""
        code, deck = self.number(action), self.setup.deck.bytes
        return {purse: int(compiled.promised(self._bytes, deck, code, i)) for i, purse in enumerate(PURSES)}

    @property
    def revealed(self) -> list[FruitCard] | list[GuildCard]:
        """The cards that an effect has revealed, to choose from."""
        numbers = self.fields["revealed"][: self.fields["revealed_size"]]
        step = self.effect
        if step is not None and step.do == "reveal-fruit":
            return [self.setup.deck.fruit[number] for number in numbers]
        return [self.setup.deck.guild_cards[number] for number in numbers]

    def _decode(self, code: int) -> Action:
        """With its price."""
        deck = self.setup.deck
        if code < codes.FIRST_BUILD:
            kind, fruit = OF_FRUIT[code // FRUITS], code % FRUITS
            key = deck.fruit[fruit].key
            if kind is Sell:
                return Sell(key, int(compiled.sale_price(self._bytes, deck.bytes, fruit)))
            return kind(key)
        if code < codes.FIRST_DISCARD:
            card, way = divmod(code - codes.FIRST_BUILD, codes.WAYS)
            level = int(compiled.next_level(self._bytes, card))
            coins = int(compiled.price(self._bytes, deck.bytes, card, way)) if level <= 3 else None
            return Build(deck.guild_cards[card].key, level, coins, WAYS[way])
        if code < codes.FIRST_ROW:
            return DiscardGuild(deck.guild_cards[code - codes.FIRST_DISCARD].key)
        if code < codes.FILL_CHEST:
            return DiscardRow(ROWS[code - codes.FIRST_ROW])
        if code == codes.FILL_CHEST:
            return FillChest(self.fruit_action.coins if self.fruit_action else None)
        return PLAIN[code - codes.FILL_CHEST]()

    def number(self, action: Action) -> int:
        """The kernel's number of any action. Raises Malformed if the deck has no such card."""
        deck = self.setup.deck
        if isinstance(action, FruitAction):
            return OF_FRUIT.index(type(action)) * FRUITS + _look_up(deck.fruit_number, action.fruit)
        if isinstance(action, Build):
            card = _look_up(deck.card_number, action.card)
            return codes.FIRST_BUILD + card * codes.WAYS + _place(WAYS, action.way, action)
        if isinstance(action, DiscardGuild):
            return codes.FIRST_DISCARD + _look_up(deck.card_number, action.card)
        if isinstance(action, DiscardRow):
            return codes.FIRST_ROW + _place(ROWS, action.row, action)
        if isinstance(action, PlainAction):
            return codes.FILL_CHEST + PLAIN.index(type(action))
        raise not_an_action(action)

    def _encode(self, action: Action) -> int:
        code = self.number(action)
        objection = int(compiled.objection(self._bytes, self.setup.deck.bytes, code))
        if isinstance(action, Build) and objection in (codes.LEGAL, *TO_THE_NEXT_LEVEL):
            self._check_level(action, code)
        if objection != codes.LEGAL:
            raise illegal(self, objection, action)
        if isinstance(action, Sell | Build | FillChest) and action.coins is not None:
            self._check_price(action, code)
        return code

    def _read(self, text: str) -> Action:
        return parse_action(text)

    def words(self, action: Action) -> Message:
        """A legal action as a button offers it."""
        return offered(self, action)

    def legal_codes(self) -> list[int]:
        """The kernel's numbers of the legal actions."""
        legal = compiled.no_actions()
        count = compiled.list_legal(self._bytes, self.setup.deck.bytes, legal)
        codes: list[int] = legal[:count].tolist()
        return codes

    def _rule_against(self, code: int) -> str | None:
        objection = int(compiled.objection(self._bytes, self.setup.deck.bytes, code))
        return None if objection == codes.LEGAL else OBJECTIONS[objection][0]

    def _check_level(self, action: Build, code: int) -> None:
        """A level that is written must be the next one."""
        level = int(compiled.next_level(self._bytes, (code - codes.FIRST_BUILD) // codes.WAYS))
        if action.level not in (None, level):
            raise Illegal(
                Message.of("tree-society-wrong-level", card=self.name_of(action.card), level=level), "T14"
            )

    def _check_price(self, action: Sell | Build | FillChest, code: int) -> None:
        """A price that is written must be the true one."""
        here = self._decode(code)
        assert isinstance(here, type(action))
        if action.coins != here.coins:
            right = replace(action, coins=here.coins)
            rule = {"sell": "T9", "chest": "T10"}.get(action.verb, "T13")
            raise Illegal(Message.of("tree-society-wrong-price", action=str(right)), rule)

    def name_of(self, key: str) -> Message:
        """The name of a guild card."""
        return self.setup.deck.guild_cards[self.setup.deck.card_number[key]].name

    def fruit_named(self, key: str) -> FruitCard:
        """The fruit card with this key."""
        return self.setup.deck.fruit[self.setup.deck.fruit_number[key]]

    def _meaning(self) -> bytes:
        """Cards that were drawn or moved on lie on where they were; what the last action brought is past."""
        state = self._bytes.copy()
        record = state.view(LAYOUT.dtype)[0]
        record["earned"], record["passed_size"] = 0, 0
        for field in ("fruit_deck", "guild_deck", "discard", "sold_now", "pending", "revealed", "passed"):
            record[field][int(record[f"{field}_size"]) :] = 0
        for field, room in (("unsold", FRUITS), ("sold", FRUITS), ("completed", CARDS)):
            for seat in range(SEATS):
                record[field][seat * room + int(record[f"{field}_size"][seat]) : (seat + 1) * room] = 0
        return state.tobytes()

    def _ongoing(self, place: int) -> Ongoing | None:
        card = self._card(self.fields["ongoing"][place])
        return None if card is None else Ongoing(card, int(self.fields["level"][place]))

    def _pending(self, place: int) -> Pending:
        card = self.setup.deck.guild_cards[place // (3 * STEPS)]
        level = place // STEPS % 3
        return Pending(card, level + 1, card.levels[level].told[place % STEPS :])

    def _fruit(self, number: int) -> FruitCard | None:
        return None if number == NONE else self.setup.deck.fruit[number]

    def _card(self, number: int) -> GuildCard | None:
        return None if number == NONE else self.setup.deck.guild_cards[number]

    def _cards(self, field: str, start: int, count: int) -> list[GuildCard]:
        return [self.setup.deck.guild_cards[number] for number in self.fields[field][start : start + count]]


def _look_up(numbers: Any, key: str) -> int:
    if key not in numbers:
        raise Malformed(Message.of("tree-society-unknown-card", card=key))
    number: int = numbers[key]
    return number


def _place(choices: Sequence[str], chosen: str, action: Action) -> int:
    if chosen not in choices:
        raise Malformed(Message.of("tree-society-action-unreadable", action=str(action)))
    return choices.index(chosen)
