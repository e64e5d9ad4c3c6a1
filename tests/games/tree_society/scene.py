"""Tables laid out by hand, and decks with cards of one's own making."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from treetop.games.tree_society import Deck, Position, compiled
from treetop.games.tree_society import options as option_table
from treetop.games.tree_society.cards import EffectStep, Formula, GuildCard, Level
from treetop.games.tree_society.deck.reader import shipped_decks
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.state import CARDS, FRUITS, GUILDS, NONE, PLACES
from treetop.games.tree_society.vocabulary import PHASES

LEAVES = (
    "apple-01",
    "apple-07",
    "cherry-02",
    "cherry-08",
    "grape-03",
    "grape-09",
    "blueberry-04",
    "orange-05",
)
CHEST_COINS = 2
CANOPY = shipped_decks()["canopy"]
PLAIN = Level(2, points=1)
PLAIN_CARD = (PLAIN, PLAIN, PLAIN)


def step(do: str, **fields: Any) -> EffectStep:
    return EffectStep(do, **fields)


def level(cost: int, *steps: EffectStep, must: bool = False, points: int | Formula = 0) -> Level:
    return Level(cost, steps, must, points)


def deck_with(plain: bool = True, **levels: Sequence[Level]) -> Deck:
    """Canopy with other levels on some cards (`inkwell=[…]`); all other cards do nothing.

    Leaves and coins of fruit are ours, so that tests outlive a change of the shipped ones.
    """
    cards = []
    for card in CANOPY.guild_cards:
        own = levels.get(card.key.replace("-", "_"))
        if own is not None:
            card = replace(card, levels=tuple(own))
        elif plain:
            card = replace(card, levels=PLAIN_CARD)
        cards.append(card)
    fruit = tuple(
        replace(card, precious=card.key in LEAVES, coins=CHEST_COINS if card.action == "chest" else 0)
        for card in CANOPY.fruit
    )
    return replace(CANOPY, fruit=fruit, guild_cards=tuple(cards))


class Scene:
    """Says where some cards lie; the others are in the decks, in the order of the deck file, first on top."""

    def __init__(self, players: int = 2, deck: Deck | None = None, **options: Any) -> None:
        setup = Setup.of(
            players, option_table.complete({"starting_cards": False, "deck": "canopy", **options})
        )
        self.setup = replace(setup, deck=deck or deck_with(plain=False))
        self.state = compiled.blank()
        self.record = self.state.view(compiled.STATE)[0]
        self.setup.write(self.record)
        self.record["stalls"] = 7 - players
        self.phase("sell")
        self.placed_fruit: list[int] = []
        self.placed_cards: list[int] = []
        self.fruit_on_top: list[int] = []
        self.cards_on_top: list[int] = []
        self.full_deck = True

    def phase(self, name: str, seat: int = 0, round: int = 1) -> Scene:
        self.record["phase"] = PHASES.index(name)
        self.record["seat"] = seat
        self.record["round"] = round
        return self

    def coins(self, seat: int, pouch: int = 0, chest: int = 0) -> Scene:
        self.record["pouch"][seat] = pouch
        self.record["chest"][seat] = chest
        return self

    def fruit_market(self, *keys: str | None) -> Scene:
        for stall, key in enumerate(keys):
            self.record["fruit_market"][stall] = NONE if key is None else self._fruit(key)
        return self

    def unsold(self, seat: int, *keys: str) -> Scene:
        return self._give("unsold", seat, keys)

    def sold(self, seat: int, *keys: str) -> Scene:
        return self._give("sold", seat, keys)

    def _give(self, section: str, seat: int, keys: Sequence[str]) -> Scene:
        for key in keys:
            at = seat * FRUITS + int(self.record[f"{section}_size"][seat])
            self.record[section][at] = self._fruit(key)
            self.record[f"{section}_size"][seat] += 1
            self.record[f"{section}_of"][seat * 5 + self._type(key)] += 1
        return self

    def just_sold(self, key: str) -> Scene:
        """Sold this turn; its action waits."""
        self.record["sold_now"][0] = self.record["fruit_action"] = self._fruit(key)
        self.record["sold_now_size"] = 1
        self.record["type_sold_now"][self._type(key)] = 1
        return self

    def guild_market(self, upper: Sequence[str | None] = (), lower: Sequence[str | None] = ()) -> Scene:
        for first, row in ((0, upper), (3, lower)):
            for column, key in enumerate(row):
                self.record["guild_market"][first + column] = NONE if key is None else self._card(key)
        return self

    def ongoing(self, seat: int, **levels: int) -> Scene:
        for place, (key, built) in enumerate(levels.items()):
            self.record["ongoing"][seat * PLACES + place] = self._card(key.replace("_", "-"))
            self.record["level"][seat * PLACES + place] = built
        return self

    def completed(self, seat: int, *keys: str) -> Scene:
        for key in keys:
            card = self._card(key)
            self.record["completed"][seat * CARDS + int(self.record["completed_size"][seat])] = card
            self.record["completed_size"][seat] += 1
            plain = self.setup.deck.plain
            self.record["symbols_of"][seat * GUILDS + plain.guild[card]] += plain.symbols[card]
        return self

    def discarded(self, *keys: str) -> Scene:
        for key in keys:
            self.record["discard"][int(self.record["discard_size"])] = self._card(key)
            self.record["discard_size"] += 1
        return self

    def fruit_deck(self, *keys: str, only: bool = False) -> Scene:
        """These on top; with `only`, nothing below them."""
        self.fruit_on_top = [self._fruit(key) for key in keys]
        self.full_deck = self.full_deck and not only
        return self

    def guild_deck(self, *keys: str, only: bool = False) -> Scene:
        self.cards_on_top = [self._card(key) for key in keys]
        self.only_cards = only
        return self

    only_cards = False

    def position(self) -> Position:
        plain, record = self.setup.deck.plain, self.record
        rest = [
            n for n in range(FRUITS) if n not in self.placed_fruit and not (self._two and plain.marked[n])
        ]
        self._lay("fruit_deck", self.fruit_on_top + (rest if self.full_deck else []))
        playing = [n for n in range(CARDS) if record["plays"][plain.guild[n]] and n not in self.placed_cards]
        self._lay("guild_deck", self.cards_on_top + ([] if self.only_cards else playing))
        for card in [*self.placed_cards, *([] if self.only_cards else playing)]:
            record["in_play"][card] = 1
        shown = [n for n in record["fruit_market"].tolist() if n != NONE]
        for seat in range(self.setup.players):
            shown += record["unsold"][seat * FRUITS :][: record["unsold_size"][seat]].tolist()
        for number in shown:
            record["visible"][plain.fruit_type[number]] += 1
        return Position(self.setup, self.state.copy())

    @property
    def _two(self) -> bool:
        return self.setup.players == 2

    def _lay(self, field: str, cards: Sequence[int]) -> None:
        self.record[field][: len(cards)] = list(cards)[::-1]
        self.record[f"{field}_size"] = len(cards)

    def _fruit(self, key: str) -> int:
        number = self.setup.deck.fruit_number[key]
        assert number not in self.placed_fruit, key
        self.placed_fruit.append(number)
        return number

    def _card(self, key: str) -> int:
        number = self.setup.deck.card_number[key]
        assert number not in self.placed_cards, key
        self.placed_cards.append(number)
        return number

    def _type(self, key: str) -> int:
        return self.setup.deck.plain.fruit_type[self.setup.deck.fruit_number[key]]


def building(pouch: int, deck: Deck, **scene: Any) -> Scene:
    """Seat 1 is about to build; nothing has been sold and no fruit action waits."""
    return Scene(deck=deck, **scene).phase("build").coins(0, pouch)


def legal(position: Position) -> list[str]:
    return [str(action) for action in position.legal_actions]


def card(position: Position, key: str) -> GuildCard:
    return position.setup.deck.guild_cards[position.setup.deck.card_number[key]]
