"""Reading a deck from its TOML file, and saying exactly what is wrong with it."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from treetop.games.errors import Malformed
from treetop.games.tree_society.cards import EffectStep, Formula, FruitCard, GuildCard, Level
from treetop.games.tree_society.deck.deck import Deck
from treetop.games.tree_society.state import DEPTH
from treetop.games.tree_society.vocabulary import (
    ACTIONS,
    BUILDS,
    DISCARDS,
    FRUIT,
    GUILDS,
    PRICES,
    PURSES,
    STEPS,
    TERMS,
)
from treetop.locales import Message

KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SHIPPED = "heartwood"
"""The deck of new games."""
FIRST_SHIPPED = "canopy"
"""What games were played with that name no deck."""
FRUIT_NUMBERS = {"fruit": 75, "marked": 25}
MOST_COST = 30
MOST_AMOUNT = 20
MOST_DOTS = 32
"""The time that a dotted key takes to read grows with the square of its parts."""


class Problem(NamedTuple):
    """What is wrong, and on which card and field."""

    card: str
    field: str
    reason: Message

    def message(self) -> Message:
        return Message.of("tree-society-deck-problem", card=self.card, field=self.field, reason=self.reason)


class FaultyDeck(Malformed):
    """A deck with everything that is wrong with it."""

    def __init__(self, messages: Sequence[Message]) -> None:
        super().__init__(messages[0])
        self.messages = list(messages)


def shipped_deck() -> Deck:
    """The deck of new games."""
    return shipped_decks()[SHIPPED]


@cache
def shipped_decks() -> Mapping[str, Deck]:
    """By name, that of new games first. Games under way name theirs, so its cards never change: other cards
    are another deck."""
    return {name: parse_deck(shipped_text(name)) for name in (SHIPPED, FIRST_SHIPPED)}


def shipped_text(name: str) -> str:
    """The file of a shipped deck."""
    file = files("treetop.games.tree_society") / "deck" / f"{name}.toml"
    return file.read_text(encoding="utf-8")


def read_deck(path: Path, called: str | None = None) -> Deck:
    """Raises FaultyDeck, which names the file with each of its problems."""
    deck, problems = inspect_file(path.read_bytes())
    if deck is None or problems:
        told = [problem.message() for problem in problems]
        raise FaultyDeck(
            [Message.of("tree-society-deck-in-file", file=called or str(path), problem=one) for one in told]
        )
    return deck


def parse_deck(text: str) -> Deck:
    """Raises FaultyDeck."""
    deck, problems = inspect_deck(text)
    if deck is None or problems:
        raise FaultyDeck([problem.message() for problem in problems])
    return deck


def inspect_file(content: bytes) -> tuple[Deck | None, list[Problem]]:
    """As `inspect_deck`; some editors put a byte order mark before the text."""
    try:
        return inspect_deck(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        return None, [_problem("—", "—", "tree-society-deck-not-utf8", line=line)]


def inspect_deck(text: str) -> tuple[Deck | None, list[Problem]]:
    """The deck, if it can be read at all, and everything that is wrong with it."""
    deepest = max(map(_dots, text.splitlines()), default=0)
    if deepest > MOST_DOTS:
        return None, [_problem("—", "—", "tree-society-deck-too-deep", most=MOST_DOTS)]
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return None, [_problem("—", "—", "tree-society-deck-not-toml", error=str(error))]
    reader = _Reader()
    deck = reader.deck(table)
    if not reader.problems:
        reader.problems += _check_composition(deck)
    return deck, reader.problems


def _dots(line: str) -> int:
    """How deep a dotted key on this line may go; a comment has none."""
    return 0 if line.lstrip().startswith("#") else line.count(".")


def _problem(card: str, field: str, id: str, **arguments: Any) -> Problem:
    return Problem(card, field, Message(id, arguments))


class _Reader:
    """Reads what can be read and notes every problem on the way."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.card = "—"

    def note(self, field: str, id: str, **arguments: Any) -> None:
        self.problems.append(_problem(self.card, field, id, **arguments))

    def deck(self, table: Mapping[str, Any]) -> Deck:
        self.only(table, ("name", "start", "fruit", "guild"), "")
        start = self.table(table, "start")
        self.only(start, ("pouch", "chest"), "start.")
        numbers: Counter[str] = Counter()
        fruit = [self.fruit_card(entry, numbers) for entry in self.tables(table, "fruit")]
        guild_cards = [
            self.guild_card(entry, number) for number, entry in enumerate(self.tables(table, "guild"), 1)
        ]
        self.card = "—"
        return Deck(
            self.text(table, "name"),
            tuple(fruit),
            tuple(guild_cards),
            self.coins(start, "pouch"),
            self.coins(start, "chest"),
        )

    def coins(self, start: Mapping[str, Any], field: str) -> tuple[int, ...]:
        """T5."""
        value = start.get(field)
        if not isinstance(value, list) or len(value) != 4 or not all(_is_number(n, 0, 99) for n in value):
            self.note(f"start.{field}", "tree-society-deck-four-numbers")
            return (0, 0, 0, 0)
        return tuple(value)

    def fruit_card(self, entry: Mapping[str, Any], numbers: Counter[str]) -> FruitCard:
        self.card = f"fruit {sum(numbers.values()) + 1}"
        self.only(entry, ("type", "action", "coins", "precious", "players"), "")
        kind = self.word(entry, "type", FRUIT, FRUIT[0])
        numbers[kind] += 1
        action = self.word(entry, "action", ACTIONS, ACTIONS[0])
        coins = self.number(entry, "coins", 1, 9, 0) if action == "chest" else 0
        self.only_with(entry, "coins", "action", "chest")
        players = self.word(entry, "players", ("2-4", "3-4"), "2-4") if "players" in entry else "2-4"
        key = f"{kind}-{numbers[kind]:02}"
        return FruitCard(key, kind, action, coins, self.flag(entry, "precious"), players == "3-4")

    def guild_card(self, entry: Mapping[str, Any], number: int) -> GuildCard:
        key = entry.get("key")
        self.card = key if isinstance(key, str) and key else f"guild {number}"
        self.only(entry, ("key", "name", "guild", "symbols", "starting", "level"), "")
        if not isinstance(key, str) or not KEY.fullmatch(key):
            self.note("key", "tree-society-deck-key")
        levels = [self.level(level, f"level {i + 1}") for i, level in enumerate(self.tables(entry, "level"))]
        if len(levels) != 3:
            self.note("level", "tree-society-deck-three-levels", given=len(levels))
            levels = [Level(0)] * 3
        return GuildCard(
            self.card,
            self.word(entry, "guild", GUILDS, GUILDS[0]),
            self.number(entry, "symbols", 1, 3, 1),
            (levels[0], levels[1], levels[2]),
            self.flag(entry, "starting"),
            self.text(entry, "name") if "name" in entry else None,
        )

    def level(self, entry: Mapping[str, Any], where: str) -> Level:
        self.only(entry, ("cost", "effect", "must", "points"), f"{where}: ")
        steps = [self.step(step, where) for step in self.tables(entry, "effect", where)]
        must = self.flag(entry, "must", where)
        self.check_steps(steps, must, where)
        cost = self.number(entry, "cost", 0, MOST_COST, 0, where)
        return Level(cost, tuple(steps), must, self.points(entry, where))

    def points(self, entry: Mapping[str, Any], where: str) -> int | Formula:
        given = entry.get("points", 0)
        if not isinstance(given, dict):
            return self.number({"points": given}, "points", 0, 99, 0, where)
        self.only(given, ("base", "each", "of", "every"), f"{where}: points: ")
        return Formula(
            self.number(given, "base", 0, 99, 0, where) if "base" in given else 0,
            self.number(given, "each", 1, 20, 1, where),
            self.word(given, "of", tuple(TERMS), "symbols", where),
            self.number(given, "every", 1, 20, 1, where) if "every" in given else 1,
        )

    def step(self, entry: Mapping[str, Any], where: str) -> EffectStep:
        do = self.word(entry, "do", tuple(STEPS), "coins", where)
        fields = STEPS[do].fields
        self.only(entry, ("do", *fields), f"{where}: {do}: ")
        given: dict[str, Any] = {}
        if "amount" in fields:
            given["amount"] = (
                self.number(entry, "amount", 1, MOST_AMOUNT, 1, where) if "amount" in entry else 1
            )
        for field in ("per", "guild"):
            if field in fields and field in entry:
                choices = tuple(TERMS) if field == "per" else GUILDS
                given[field] = self.word(entry, field, choices, choices[0], where)
        if "what" in fields:
            choices = BUILDS if do == "build" else DISCARDS
            given["what"] = (
                self.word(entry, "what", choices, choices[0], where) if "what" in entry else choices[0]
            )
        if "how" in fields:
            given["how"] = self.word(entry, "how", PRICES, "half", where)
            if given["how"] == "less":
                given["less"] = self.number(entry, "less", 1, MOST_COST, 1, where)
            self.only_with(entry, "less", "how", "less", where)
        if "keep" in fields:
            given["keep"] = self.number(entry, "keep", 1, given["amount"], 1, where)
        if "level" in fields and "level" in entry:
            given["level"] = self.number(entry, "level", 1, 3, 1, where)
        if "to" in fields:
            given["to"] = self.word(entry, "to", PURSES, "pouch", where)
        if do.startswith("reveal") and given["amount"] > 6:
            self.note(f"{where}: amount", "tree-society-deck-number", least=1, most=6)
        return EffectStep(do, **given)

    def check_steps(self, steps: Sequence[EffectStep], must: bool, where: str) -> None:
        """T16: at most three steps; continuous effects stand alone; a price comes first."""
        field = f"{where}: effect"
        if len(steps) > 3:
            self.note(field, "tree-society-deck-most-steps")
        kinds = [STEPS[step.do] for step in steps]
        if len(steps) > 1 and any(kind.continuous for kind in kinds):
            self.note(field, "tree-society-deck-continuous-alone")
        if must and (not kinds or not kinds[0].price):
            self.note(f"{where}: must", "tree-society-deck-must")

    def only(self, table: Mapping[str, Any], known: Sequence[str], prefix: str) -> None:
        for field in table:
            if field not in known:
                self.note(f"{prefix}{field}", "tree-society-deck-unknown-field", known=", ".join(known))

    def only_with(
        self, table: Mapping[str, Any], field: str, other: str, value: str, where: str = ""
    ) -> None:
        """A field that would mean nothing here: what it belongs to has another value."""
        if field in table and table.get(other) != value:
            self.note(_inside(where, field), "tree-society-deck-only-with", other=other, value=value)

    def table(self, table: Mapping[str, Any], field: str) -> Mapping[str, Any]:
        value = table.get(field, {})
        if isinstance(value, dict):
            return value
        self.note(field, "tree-society-deck-needs-table")
        return {}

    def tables(self, table: Mapping[str, Any], field: str, where: str = "") -> list[Mapping[str, Any]]:
        value = table.get(field, [])
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            return value
        self.note(_inside(where, field), "tree-society-deck-needs-tables")
        return []

    def text(self, table: Mapping[str, Any], field: str) -> str:
        value = table.get(field)
        if isinstance(value, str) and value.strip():
            return value
        self.note(field, "tree-society-deck-needs-text")
        return ""

    def word(
        self, table: Mapping[str, Any], field: str, known: Sequence[str], otherwise: str, where: str = ""
    ) -> str:
        value = table.get(field, "—")
        if isinstance(value, str) and value in known:
            return value
        self.note(_inside(where, field), "tree-society-deck-word", given=str(value), known=", ".join(known))
        return otherwise

    def number(
        self, table: Mapping[str, Any], field: str, least: int, most: int, otherwise: int, where: str = ""
    ) -> int:
        value = table.get(field)
        if _is_number(value, least, most):
            return int(value or 0)
        self.note(_inside(where, field), "tree-society-deck-number", least=least, most=most)
        return otherwise

    def flag(self, table: Mapping[str, Any], field: str, where: str = "") -> bool:
        value = table.get(field, False)
        if isinstance(value, bool):
            return value
        self.note(_inside(where, field), "tree-society-deck-flag")
        return False


def _inside(where: str, field: str) -> str:
    return f"{where}: {field}" if where else field


def _is_number(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _check_composition(deck: Deck) -> list[Problem]:
    """T1, T3: how many cards of each kind."""
    problems = []
    keys = Counter(card.key for card in deck.guild_cards)
    problems += [_problem(key, "key", "tree-society-deck-twice") for key, n in keys.items() if n > 1]
    guilds = Counter(card.guild for card in deck.guild_cards)
    for guild in GUILDS:
        wanted = 13 if guild == "architects" else 12
        if guilds[guild] != wanted:
            problems.append(
                _problem(
                    "—",
                    "guild",
                    "tree-society-deck-guild-size",
                    guild=guild,
                    wanted=wanted,
                    given=guilds[guild],
                )
            )
    for card in deck.guild_cards:
        if card.starting and card.guild != "architects":
            problems.append(_problem(card.key, "starting", "tree-society-deck-starting-guild"))
    if sum(card.starting for card in deck.guild_cards) < 4:
        problems.append(_problem("—", "starting", "tree-society-deck-starting-cards"))
    waiting = [card.key for card in deck.guild_cards for level in card.levels if level.can_wait]
    problems += [
        _problem(key, "effect", "tree-society-deck-waiting", most=DEPTH - 1) for key in waiting[DEPTH - 1 :]
    ]
    marked = sum(fruit.marked for fruit in deck.fruit)
    for field, given in (("fruit", len(deck.fruit)), ("marked", marked)):
        if given != FRUIT_NUMBERS[field]:
            problems.append(
                _problem("—", field, "tree-society-deck-fruit-size", wanted=FRUIT_NUMBERS[field], given=given)
            )
    if not problems and {fruit.type for fruit in deck.fruit if not fruit.marked} != set(FRUIT):
        problems.append(_problem("—", "fruit", "tree-society-deck-fruit-types"))
    return problems
