"""Every message with edge values, for somebody to read: `python -m tests.locales.review FOLDER`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from itertools import chain, islice, product
from math import prod
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from treetop.locales.catalogue import LANGUAGES, area_of, areas, text_of
from treetop.locales.language import Language
from treetop.locales.message import Message

NUMBERS = (0, 1, 2, 5, 8, 11, 21, 80)
BELOW_ZERO = (-1, -5)
RANKS = (3, 8)
NAMES = ("Léa", "Anna", "Octave", Message.of("core-player", seat=2))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST_COMBINATIONS = 60

COUNTED = re.compile(
    "amount|chest|code|coins|column|count|counted|done|fruit|games|given|guild|increment|keep|last|least|less|level|"
    "limit|line|market|most|needed|number|other|page|pages|pile|players|points|pouch|price|round|row|seats|second|"
    "size|sold|step|steps|symbols|turn|value|wanted"
)
PERSON = re.compile("actor|name|of|owner|player|seat|winner")
BY_NAME: dict[str, Sequence[Any]] = {
    "budget": (0.5, 1, 8),
    "card": [Message.of(f"tree-society-card-{card}") for card in ("orangery", "inkwell", "annuity-oak")],
    "game": ("Arboretum", "Tree Society"),
    "names": [NAMES[:2]],
    "winners": [NAMES[:2]],
    "date": [date(2026, 5, day) for day in (1, 8, 11, 21)],
    "share": [Message.of("cli-percent", share=share) for share in (0.01, 0.08, 0.11, 0.8, 1)],
}
"""What a variable may be where its message does not show it: numbers and names that begin in every way."""

OF_TWO_FAMILIES = {
    f"tree-society-{id}"
    for id in (
        "things",
        "points-formula",
        "scored-formula",
        "step-coins",
        "step-chest",
        "short-coins",
        "short-chest",
    )
}
"""Here `$of` is a guild or a fruit, as `$term` says; samples that mix them up are left out."""


@dataclass
class Arguments(visitor.Visitor):
    """What a message's variables may be, read off how the message uses them."""

    values: dict[str, list[Any]] = field(default_factory=dict)
    families: dict[str, list[str]] = field(default_factory=dict)
    cards: dict[str, str] = field(default_factory=dict)
    references: list[str] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.append(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        variables = [a.id.name for a in node.arguments.positional if isinstance(a, ast.VariableReference)]
        if node.id.name == "NUMBER":
            self._offer(variables, NUMBERS)
        elif node.id.name in ("DE", "AD"):
            self._offer(variables, NAMES)
        elif node.id.name in ("WORD", "CARD"):
            self._word(node)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [_key(variant) for variant in node.variants]
            words = [key for key in keys if isinstance(key, str)]
            numeric = len(words) < len(keys) or bool(PLURALS.intersection(words) - {"other"})
            known = [key for key in keys if isinstance(key, int)] if numeric else words
            self._offer([node.selector.id.name], [*known, *NUMBERS, *BELOW_ZERO] if numeric else known)
        self.generic_visit(node)

    def _word(self, node: ast.FunctionReference) -> None:
        family, *rest = node.arguments.positional
        names = [a.id.name for a in rest if isinstance(a, ast.VariableReference)]
        if isinstance(family, ast.StringLiteral) and names:
            if node.id.name == "CARD":
                self.cards[names[0]] = family.value
            else:
                self.families.setdefault(names[0], []).append(family.value)
        self._offer(names[1:], NUMBERS)

    def _offer(self, names: Sequence[str], values: Sequence[Any]) -> None:
        for name in names:
            offered = self.values.setdefault(name, [])
            offered.extend(value for value in values if value not in offered)


def _key(variant: ast.Variant) -> str | int:
    if isinstance(variant.key, ast.NumberLiteral):
        return int(variant.key.value)
    return variant.key.name


@cache
def entries(language: str, area: str) -> tuple[ast.Message, ...]:
    resource = FluentParser(with_spans=False).parse(text_of(language, area))
    return tuple(entry for entry in resource.body if isinstance(entry, ast.Message))


def arguments_of(language: str, entry: ast.Message) -> dict[str, list[Any]]:
    """Sample values of every variable of a message; unknown ones stand as ⟨name⟩."""
    found = Arguments()
    found.visit(entry)
    for (
        reference
    ) in found.references:  # a message shares its arguments with those it refers to; the list grows
        found.visit(_entry(language, reference))
    for name, families in found.families.items():
        members = [word for family in families for word in _members(language, family)]
        found.values[name] = [*(word for word in found.values[name] if word != "other"), *members]
    for name, family in found.cards.items():
        found.values[name] = [
            f"{word}{rank}" for word, rank in zip(_members(language, family), RANKS, strict=False)
        ]
    for name, values in found.values.items():
        if not values or "other" in values:
            found.values[name] = [*(value for value in values if value != "other"), *_usual(name)]
    return found.values


def _usual(name: str) -> Sequence[Any]:
    if COUNTED.fullmatch(name):
        return NUMBERS
    return NAMES if PERSON.fullmatch(name) else BY_NAME.get(name, [f"⟨{name}⟩"])


def _entry(language: str, id: str) -> ast.Message:
    return next(entry for entry in entries(language, area_of(id)) if entry.id.name == id)


def _members(language: str, family: str) -> list[str]:
    area = area_of(family)
    prefix = family + "-"
    return [
        e.id.name.removeprefix(prefix)
        for e in entries(language, area)
        if e.id.name.startswith(prefix) and e.attributes
    ]


def samples(language: str, entry: ast.Message) -> Iterator[Message]:
    """Every value of every variable at least once, and some combinations of them."""
    values = arguments_of(language, entry)
    rounds = range(max(map(len, values.values()), default=1))
    each = ([some[turn % len(some)] for some in values.values()] for turn in rounds)
    stride = 1 + prod(map(len, values.values())) // MOST_COMBINATIONS
    for combination in chain(each, islice(product(*values.values()), 0, None, stride)):
        sample = Message(entry.id.name, dict(zip(values, combination, strict=True)))
        if entry.id.name not in OF_TWO_FAMILIES or not Language(language).render(sample)[1]:
            yield sample


@cache
def said(language: str) -> tuple[tuple[str, str], ...]:
    """Everything that a language can say with the sample values, each with the id of its message."""
    return tuple(
        (entry.id.name + form, words)
        for area in areas()
        for entry in entries(language, area)
        for form, all_words in renderings(language, entry).items()
        for words in all_words
    )


def renderings(language: str, entry: ast.Message) -> dict[str, list[str]]:
    """Everything that a message and its attributes (`.you`) can say with the sample values."""
    speaker = Language(language)
    attributes = [None, *(attribute.id.name for attribute in entry.attributes)]
    return {
        f".{attribute}" if attribute else "": list(
            dict.fromkeys(speaker.render(sample, attribute)[0] for sample in samples(language, entry))
        )
        for attribute in attributes
    }


def review(language: str) -> str:
    """All messages of a language as one text."""
    lines = []
    for area in areas():
        lines.append(f"\n## {area}\n")
        for entry in entries(language, area):
            for form, said in renderings(language, entry).items():
                lines.append(f"{entry.id.name}{form}")
                lines.extend(f"    {words}" for words in said)
    return "\n".join(lines).lstrip() + "\n"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (folder / f"{language}.txt").write_text(review(language), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
