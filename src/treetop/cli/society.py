"""Tree Society in a terminal, in words: markets, prices, and what lies before everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from treetop.games.game import Facts
from treetop.locales import Language, Message

SYMBOL = "●"
PRECIOUS = "❧"


def message_of(facts: Facts) -> Message:
    """A message as facts write it, nested ones included."""
    arguments = {
        name: message_of(value) if isinstance(value, dict) and "id" in value else value
        for name, value in facts["arguments"].items()
    }
    return Message(facts["id"], arguments)


def society_text(facts: Facts, names: Sequence[str], language: Language) -> Text:
    """What a view's facts say, what lies before the viewer first."""
    return Text("\n").join(_Table(facts, names, language).lines())


class _Table:
    def __init__(self, facts: Facts, names: Sequence[str], language: Language) -> None:
        self.facts = facts
        self.names = names
        self.say = language.say

    def lines(self) -> Iterator[Text]:
        yield Text(self.say(f"tree-society-phase-{self.facts['phase']}"), "bold")
        seats = list(enumerate(self.facts["seats"], 1))
        for number, seat in seats:
            if number == self.facts["seat"]:
                yield from self.seat(number, seat)
        for row in ("upper", "lower"):
            yield Text(self.say(f"cli-{row}-row"), "bold underline")
            for key in self.facts["guild_market"][row]:
                yield from self.card(key) if key else [Text("  –")]
        yield Text(self.say("cli-fruit-market"), "bold underline")
        for key in self.facts["fruit_market"]:
            yield Text("  " + (self.fruit(key) if key else "–"))
        for number, seat in seats:
            if number != self.facts["seat"]:
                yield from self.seat(number, seat)

    def card(self, key: str, level: int = 0) -> Iterator[Text]:
        card = self.facts["cards"][key]
        guild = self.say(f"tree-society-guild-{card['guild']}")
        yield Text(f"  {self.name(key)} · {guild} {SYMBOL * card['symbols']}", "bold")
        for number, floor in enumerate(card["levels"], 1):
            effect = " ".join(self.say(message_of(step)) for step in floor["effect"])
            line = self.say("cli-level", level=number, cost=floor["cost"], points=self.points(floor))
            yield Text(f"    {line} {effect}", "green" if number <= level else "")

    def name(self, key: str) -> str:
        return self.say(message_of(self.facts["cards"][key]["name"]))

    def points(self, floor: Facts) -> str:
        formula: Any = floor["formula"]
        return self.say(message_of(formula)) if formula else self.say("core-points", count=floor["points"])

    def fruit(self, key: str) -> str:
        fruit = self.facts["fruit"][key]
        kind = self.say(f"tree-society-fruit-{fruit['type']}")
        action = self.say(f"tree-society-action-{fruit['action']}", coins=fruit.get("coins") or 0)
        mark = f" {PRECIOUS}" if fruit["precious"] else ""
        price = self.facts["prices"][fruit["type"]] + (1 if fruit["precious"] else 0)
        return f"{kind}{mark} ({price}) · {action}"

    def seat(self, number: int, seat: Facts) -> Iterator[Text]:
        acts = self.facts["to_act"] == number
        purse = self.say("cli-purse", pouch=seat["pouch"], chest=seat["chest"], symbols=seat["symbol_count"])
        yield Text(f"{self.names[number - 1]} · {purse}", "bold underline" if acts else "bold")
        for key in seat["unsold"]:
            yield Text("  " + self.fruit(key))
        for ongoing in filter(None, seat["ongoing"]):
            yield from self.card(ongoing["card"], ongoing["level"])
        if seat["completed"]:
            yield Text(self.say("cli-completed", cards=[self.name(key) for key in seat["completed"]]))
