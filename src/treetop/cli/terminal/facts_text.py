"""The facts of any game as text: its own words where it has them, otherwise the names of the facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from treetop.cli.message_facts import message_of
from treetop.games.game import Facts
from treetop.locales import Language

UNSAID = ("game", "players", "seat", "to_act", "legal", "words", "options")
"""What the screen around the table tells, or what says nothing to a player."""
NOTHING = "–"
HIDDEN = "░"


def facts_text(game: str, facts: Facts, names: Sequence[str], language: Language) -> Text:
    """What everybody shares first, then each seat under its name."""
    words = _Words(game, language)
    shared = {key: value for key, value in facts.items() if key not in (*UNSAID, "seats")}
    lines = [line for key, value in shared.items() for line in words.fact(key, value)]
    for name, seat in zip(names, facts.get("seats", ()), strict=False):
        lines += [Text(), Text(name, "bold")]
        lines += [line for key, value in seat.items() for line in words.fact(key, value)]
    return Text("\n").join(lines)


class _Words:
    def __init__(self, game: str, language: Language) -> None:
        self.game = game
        self.language = language

    def fact(self, key: str, value: Any, indent: str = "") -> Iterator[Text]:
        label = indent + self.word("fact", key, key.replace("_", " "))
        if isinstance(value, dict) and "id" in value:
            yield Text(f"{label}: {self.language.say(message_of(value))}")
        elif isinstance(value, dict):
            yield Text(f"{label}:")
            for inner, one in value.items():
                yield from self.fact(inner, one, indent + "  ")
        elif isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
            yield Text(f"{label}:")
            for number, one in enumerate(value, 1):
                yield from self.fact(str(number), one, indent + "  ")
        else:
            yield Text(f"{label}: {self.value(key, value)}")

    def value(self, key: str, value: Any) -> str:
        if isinstance(value, list):
            return " · ".join(self.value(key, one) for one in value) or NOTHING
        if value is None:
            return HIDDEN
        if isinstance(value, bool):
            return "✓" if value else NOTHING
        return self.word(key, str(value), str(value))

    def word(self, kind: str, key: str, otherwise: str) -> str:
        """`GAME-fact-NAME` for a fact's name, `GAME-NAME-VALUE` for its value, as in the browser."""
        id = f"{self.game}-{kind}-{key}".replace("_", "-")
        return self.language.say(id) if self.language.knows(id) else otherwise
