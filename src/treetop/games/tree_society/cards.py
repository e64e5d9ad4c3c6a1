"""Fruit and guild cards, as a deck file describes them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from treetop.games.game import Facts
from treetop.games.tree_society.vocabulary import STEPS
from treetop.locales import Language, Message


def spoken(message: Message) -> Facts:
    """A message on the wire."""
    arguments = {
        name: spoken(value) if isinstance(value, Message) else value
        for name, value in message.arguments.items()
    }
    return {"id": message.id, "arguments": arguments}


@dataclass(frozen=True)
class FruitCard:
    """T3."""

    key: str
    type: str
    action: str
    coins: int = 0
    precious: bool = False
    marked: bool = False

    @cached_property
    def facts(self) -> Facts:
        """The same in every view: written once, not to be changed."""
        return {"type": self.type, "action": self.action, "coins": self.coins, "precious": self.precious}


@dataclass(frozen=True)
class EffectStep:
    """One step of an effect: what it does, and how."""

    do: str
    amount: int = 1
    per: str | None = None
    what: str = "any"
    how: str = "half"
    less: int = 0
    keep: int = 1
    level: int = 0
    guild: str | None = None
    to: str = "pouch"

    def message(self) -> Message:
        """The step as a sentence."""
        arguments: dict[str, Any] = {field: getattr(self, field) for field in STEPS[self.do].fields}
        if "per" in arguments:
            arguments.pop("per")
            arguments |= {"every": 1} | term_arguments(self.per)
        if "guild" in arguments:
            arguments["guild"] = self.guild or "any"
        return Message(f"tree-society-step-{self.do}", arguments)


def term_arguments(term: str | None) -> dict[str, str]:
    """What is counted, in the two words that sentences select by."""
    name, _, of = (term or "once").partition(":")
    return {"term": name, "of": of or "none"}


@dataclass(frozen=True)
class Formula:
    """T23: `each` points for every `every` things counted, besides a fixed number."""

    base: int
    each: int
    of: str
    every: int = 1

    def message(self) -> Message:
        numbers = {"base": self.base, "each": self.each, "every": self.every}
        return Message("tree-society-points-formula", numbers | term_arguments(self.of))


@dataclass(frozen=True)
class Level:
    """T2: cost, effect, points."""

    cost: int
    steps: tuple[EffectStep, ...] = ()
    must: bool = False
    points: int | Formula = 0

    @property
    def kind(self) -> str:
        """T16."""
        if not self.steps:
            return "none"
        if STEPS[self.steps[0].do].continuous:
            return "continuous"
        return "mandatory" if self.must else "standard"

    @property
    def can_wait(self) -> bool:
        """T15, T16: does the effect go on after building a level that may have an effect of its own?"""
        return any(STEPS[step.do].builds for step in self.steps[:-1])

    @property
    def told(self) -> tuple[EffectStep, ...]:
        """The steps as their sentences say them: a card is never the price of its own level (T16j)."""
        if self.must and self.steps[0].what == "own":
            return (replace(self.steps[0], what="any"), *self.steps[1:])
        return self.steps

    def messages(self) -> list[Message]:
        """The effect as sentences."""
        return [step.message() for step in self.told]

    def facts(self) -> Facts:
        formula = isinstance(self.points, Formula)
        return {
            "cost": self.cost,
            "kind": self.kind,
            "effect": [spoken(message) for message in self.messages()],
            "points": None if formula else self.points,
            "formula": spoken(self.points.message()) if isinstance(self.points, Formula) else None,
        }


@dataclass(frozen=True)
class GuildCard:
    """T1, T2."""

    key: str
    guild: str
    symbols: int
    levels: tuple[Level, Level, Level]
    starting: bool = False
    own_name: str | None = None

    @property
    def name(self) -> Message:
        """As the file says; otherwise the cards we made are named in five languages, others by their key."""
        ours = Message(f"tree-society-card-{self.key}")
        if self.own_name is None and Language("en").knows(ours.id):
            return ours
        readable = " ".join(word.capitalize() for word in self.key.split("-"))
        return Message("tree-society-own-name", {"name": self.own_name or readable})

    @cached_property
    def facts(self) -> Facts:
        """The same in every view: written once, not to be changed."""
        return {
            "name": spoken(self.name),
            "guild": self.guild,
            "symbols": self.symbols,
            "starting": self.starting,
            "levels": [level.facts() for level in self.levels],
        }
