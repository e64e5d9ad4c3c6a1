"""The functions that our Fluent messages may call; `words.js` offers the same ones to the browser."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentType, fluent_number

MINUS = "−"
VOWEL = re.compile("[aeiouœæ]|y[^aeiou]", re.IGNORECASE)
PLAYER = re.compile(r"Joueur \d+$")
LookUp = Callable[[str, str | None, dict[str, Any]], str]
"""Renders a message (or one of its attributes, or its value when that attribute is missing)."""


class TypographicLocale(Locale):
    """Numbers below zero have a minus sign, not a hyphen."""

    @property
    def decimal_formats(self) -> Any:
        pattern = copy(super().decimal_formats[None])
        pattern.prefix = tuple(before.replace("-", MINUS) for before in pattern.prefix)
        return {None: pattern}


class Listing(FluentType):
    """Several values: shown as a list in the reader's language."""

    def __init__(self, items: Sequence[Any]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:
        return join(self.items, locale, "standard")


def join(items: Sequence[Any], locale: Locale, style: Any) -> str:
    numbered = [fluent_number(item) if isinstance(item, (int, float)) else item for item in items]
    shown = [item.format(locale) if isinstance(item, FluentType) else str(item) for item in numbered]
    return format_list(shown, style=style, locale=locale)


def functions(look_up: LookUp, locale: Locale) -> dict[str, Callable[..., Any]]:
    def each(value: Any, render: Callable[[Any], str]) -> str:
        if isinstance(value, Listing):
            return join([render(item) for item in value.items], locale, "standard")
        return render(value)

    def word(family: str, key: Any, count: Any = None, form: str | None = None) -> str:
        """`WORD("tree-society-fruit", $fruit, $count, form: "of")`: an entry of a family of words."""
        return each(
            key, lambda one: look_up(f"{family}-{one}", form, {} if count is None else {"count": count})
        )

    def card(family: str, notation: Any, form: str | None = None) -> str:
        """`CARD("arboretum-tree", $card)`: a word of a family and a number, `oa3`, as "Oak 3"."""

        def name(one: Any) -> str:
            code = str(one).rstrip("0123456789")
            rank = str(one).removeprefix(code)
            return look_up(
                "core-card",
                None,
                {"name": capital(word(family, code, form=form), word(family, code)), "rank": rank},
            )

        return each(notation, name)

    def listing(value: Any, type: str = "and") -> str:
        """`LIST($names, type: "or")`"""
        items = value.items if isinstance(value, Listing) else [value]
        return join(items, locale, "or" if type == "or" else "standard")

    return {"WORD": word, "CARD": card, "LIST": listing, "DE": de, "AD": ad, "LOWER": lower}


def capital(form: str, name: str) -> str:
    """A card's name keeps its capitals in any form: "la quercia" is a tree, "la Quercia 3" a card."""
    words, names = form.split(" "), name.split(" ")
    before = len(words) - len(names)
    named = [
        _begun(word) if one[:1].isupper() else word for word, one in zip(words[before:], names, strict=True)
    ]
    return " ".join([*words[:before], *named])


def _begun(word: str) -> str:
    """With a capital, behind an elided article: l’Érable."""
    article, apostrophe, noun = word.rpartition("’")
    return article + apostrophe + noun[:1].upper() + noun[1:]


def de(name: Any) -> str:
    """`DE($name)`, for French: "de Léa", "d’Anna", "du joueur 2". An h may be silent, so it stays."""
    if PLAYER.match(str(name)):
        return f"du j{str(name)[1:]}"
    return f"d’{name}" if VOWEL.match(unicodedata.normalize("NFD", str(name))) else f"de {name}"


def ad(name: Any) -> str:
    """`AD($name)`, for Italian: "a Léa", "ad Anna"."""
    return f"ad {name}" if unicodedata.normalize("NFD", str(name))[:1] in "aA" else f"a {name}"


def lower(sentence: Any) -> str:
    """`LOWER($text)`: a sentence goes on after a colon. Only English begins it with a capital there."""
    return str(sentence)[:1].lower() + str(sentence)[1:]
