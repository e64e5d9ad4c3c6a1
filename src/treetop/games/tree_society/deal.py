"""How the cards lie before the first turn: from a seed, or as a record writes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from treetop.games.chance import VERSION, new_seed, shuffle_key, shuffled, words
from treetop.games.errors import Illegal, Malformed
from treetop.games.game import Facts
from treetop.games.seat import check_number_of_players
from treetop.games.tree_society import compiled
from treetop.games.tree_society import options as option_table
from treetop.games.tree_society.compiled import LAYOUT, Bytes
from treetop.games.tree_society.deck.library import lasting_name
from treetop.games.tree_society.deck.reader import FIRST_SHIPPED
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.state import COLUMNS, FRUITS, NONE, PLACES
from treetop.games.tree_society.vocabulary import ROWS
from treetop.kernel import load
from treetop.locales import Message

SEATS = range(2, 5)
CHANCE_LIMIT = 1 << 63
KEY_BYTES = 32
KEY_WORD = "<u4"


@dataclass(frozen=True)
class Deal:
    """T5-T8, in the kernel's numbers. Decks with the first card drawn first; starting cards by seat.

    Later shuffles come from `key`; in games of version 1, which have none, from `chance`.
    """

    setup: Setup
    fruit_market: tuple[int, ...]
    fruit: tuple[tuple[int, ...], ...]
    fruit_deck: tuple[int, ...]
    guild_market: tuple[int, ...]
    starting: tuple[int, ...]
    guild_deck: tuple[int, ...]
    key: bytes = b""
    chance: int = 0

    @classmethod
    def shuffled(
        cls, players: int, seed: str | None, given: Mapping[str, Any], version: int = VERSION
    ) -> Deal:
        """Shuffle, open the markets, shuffle the fruit again, deal."""
        players = check_players(players)
        setup = Setup.of(players, option_table.complete(given))
        seed = seed or new_seed()
        state, record = _table(setup)
        if version == 1:
            chance = [0]
            load("treetop.kernel.chance", "interpreted").sow(chance, next(words(seed, "chance")) >> 2)
            record["chance"] = chance
        else:
            _lock(record, shuffle_key(seed))
        compiled.gather(state, setup.deck.bytes)
        _shuffle(record, "fruit_deck", seed, "market")
        _shuffle(record, "guild_deck", seed, "guilds")
        compiled.open_markets(state, setup.deck.bytes)
        _shuffle(record, "fruit_deck", seed, "fruit")
        compiled.begin(state, setup.deck.bytes)
        return cls.of_record(setup, record)

    @classmethod
    def of_record(cls, setup: Setup, record: Any) -> Deal:
        """The deal of a starting position."""
        seats = range(setup.players)
        fruit = [record["unsold"][s * FRUITS :][: record["unsold_size"][s]] for s in seats]
        return cls(
            setup,
            tuple(record["fruit_market"][: record["stalls"]].tolist()),
            tuple(tuple(cards.tolist()) for cards in fruit),
            tuple(record["fruit_deck"][: record["fruit_deck_size"]][::-1].tolist()),
            tuple(record["guild_market"].tolist()),
            tuple(int(record["ongoing"][seat * PLACES]) for seat in seats),
            tuple(record["guild_deck"][: record["guild_deck_size"]][::-1].tolist()),
            record["key"].astype(KEY_WORD).tobytes() if record["keyed"] else b"",
            int(record["chance"][0]),
        )

    def to_bytes(self) -> Bytes:
        """The starting position."""
        state, record = _table(self.setup)
        record["chance"][0] = self.chance
        if self.key:
            _lock(record, self.key)
        for card in (*self.guild_market, *self.starting, *self.guild_deck):
            if card != NONE:
                record["in_play"][card] = 1
        _lay(record, "guild_deck", self.guild_deck[::-1])
        record["guild_market"] = self.guild_market
        for seat, card in enumerate(self.starting):
            record["ongoing"][seat * PLACES] = card
            record["level"][seat * PLACES] = 0 if card == NONE else 1
        record["stalls"] = len(self.fruit_market)
        record["fruit_market"][: len(self.fruit_market)] = self.fruit_market
        dealt = [fruit for hand in self.fruit for fruit in hand]
        _lay(record, "fruit_deck", [*self.fruit_deck[::-1], *dealt[::-1]])
        for fruit in self.fruit_market:
            record["visible"][self.setup.deck.plain.fruit_type[fruit]] += 1
        compiled.begin(state, self.setup.deck.bytes)
        return state

    def facts(self) -> Facts:
        fruit, cards = self.setup.deck.fruit, self.setup.deck.guild_cards
        market = [cards[number].key for number in self.guild_market]
        return {
            "fruit_market": [fruit[number].key for number in self.fruit_market],
            "fruit": [[fruit[number].key for number in hand] for hand in self.fruit],
            "fruit_deck": [fruit[number].key for number in self.fruit_deck],
            "guild_market": {"upper": market[:3], "lower": market[3:]},
            "starting": [None if number == NONE else cards[number].key for number in self.starting],
            "guild_deck": [cards[number].key for number in self.guild_deck],
            **({"key": self.key.hex()} if self.key else {"chance": f"{self.chance:016x}"}),
        }

    @classmethod
    def from_facts(cls, players: int, facts: Facts, header: Facts, given: Mapping[str, Any]) -> Deal:
        """Read the deal of a record. Raises Malformed or Illegal."""
        players = check_players(players)
        if "deck" in header:
            name = str(given.get("deck", FIRST_SHIPPED))
            given = {**given, "deck": lasting_name(name, str(header["deck"]))}
        setup = Setup.of(players, option_table.complete(option_table.as_stored(given)))
        try:
            deal = cls(
                setup,
                _numbers(setup.deck.fruit_number, facts["fruit_market"]),
                tuple(_numbers(setup.deck.fruit_number, hand) for hand in facts["fruit"]),
                _numbers(setup.deck.fruit_number, facts["fruit_deck"]),
                _numbers(setup.deck.card_number, _both_rows(facts["guild_market"])),
                _starting_numbers(setup.deck.card_number, facts["starting"]),
                _numbers(setup.deck.card_number, facts["guild_deck"]),
                *_later_shuffles(facts),
            )
        except (KeyError, TypeError, ValueError):
            raise Malformed(Message.of("tree-society-deal-unreadable")) from None
        deal.check()
        return deal

    def check(self) -> None:
        """Everything lies as T6-T8 say, and every card in play lies somewhere once."""
        setup, deck = self.setup, self.setup.deck
        if not 0 <= self.chance < CHANCE_LIMIT:
            raise Malformed(Message.of("tree-society-deal-unreadable"))
        types = {deck.fruit[number].type for number in self.fruit_market}
        if len(self.fruit_market) != 7 - setup.players or len(types) != len(self.fruit_market):
            raise Illegal(Message.of("tree-society-deal-market"), "T7")
        hands = [0 if setup.draft else 3] * setup.players
        if [len(hand) for hand in self.fruit] != hands:
            raise Illegal(Message.of("tree-society-deal-sizes"), "T8")
        marked_out = [n for n, card in enumerate(deck.fruit) if card.marked and setup.players == 2]
        fruit = [*self.fruit_market, *self.fruit_deck, *(number for hand in self.fruit for number in hand)]
        _check_all(fruit, set(range(FRUITS)) - set(marked_out), [card.key for card in deck.fruit])
        self._check_starting_cards()
        dealt = set(self.starting) - {NONE}
        playing = {n for n, card in enumerate(deck.guild_cards) if card.guild in setup.guilds}
        cards = [*self.guild_market, *self.guild_deck, *dealt]
        _check_all(cards, playing | dealt, [card.key for card in deck.guild_cards])

    def _check_starting_cards(self) -> None:
        cards = self.setup.deck.guild_cards
        right = [
            number != NONE and cards[number].starting if self.setup.starting_cards else number == NONE
            for number in self.starting
        ]
        if (
            len(right) != self.setup.players
            or not all(right)
            or len(set(self.starting) - {NONE}) != sum(number != NONE for number in self.starting)
        ):
            raise Illegal(Message.of("tree-society-deal-starting"), "T6")


def check_players(players: int) -> int:
    return check_number_of_players(players, SEATS)


def _table(setup: Setup) -> tuple[Bytes, Any]:
    state = compiled.blank()
    record = state.view(LAYOUT.dtype)[0]
    setup.write(record)
    return state, record


def _lock(record: Any, key: bytes) -> None:
    record["keyed"] = 1
    record["key"] = np.frombuffer(key, KEY_WORD)


def _shuffle(record: Any, field: str, seed: str, purpose: str) -> None:
    """The kernel draws from the end, so the first of the shuffled cards is laid down last."""
    size = int(record[f"{field}_size"])
    record[field][:size] = shuffled(sorted(record[field][:size].tolist()), seed, purpose)[::-1]


def _lay(record: Any, field: str, cards: Sequence[int]) -> None:
    record[field][: len(cards)] = cards
    record[f"{field}_size"] = len(cards)


def _later_shuffles(facts: Facts) -> tuple[bytes, int]:
    if "key" not in facts:
        return b"", int(facts["chance"], 16)
    key = bytes.fromhex(facts["key"])
    if len(key) != KEY_BYTES:
        raise ValueError(key)
    return key, 0


def _both_rows(market: Facts) -> list[str]:
    """T7: three cards each."""
    upper, lower = ([key for key in market[row] if key] for row in ROWS)
    if (len(upper), len(lower)) != (COLUMNS, COLUMNS):
        raise Illegal(Message.of("tree-society-deal-guild-market"), "T7")
    return [*upper, *lower]


def _numbers(known: Mapping[str, int], keys: Iterable[str]) -> tuple[int, ...]:
    return tuple(known[key] for key in keys)


def _starting_numbers(known: Mapping[str, int], keys: Iterable[str | None]) -> tuple[int, ...]:
    return tuple(NONE if key is None else known[key] for key in keys)


def _check_all(found: Sequence[int], wanted: set[int], keys: Sequence[str]) -> None:
    for number in found:
        if found.count(number) > 1:
            raise Illegal(Message.of("tree-society-doubled-card", card=keys[number]), "T1")
    for number in sorted(wanted ^ set(found)):
        raise Illegal(Message.of("tree-society-misplaced-card", card=keys[number]), "T6")
