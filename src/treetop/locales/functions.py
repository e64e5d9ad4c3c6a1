"""The functions that our Fluent messages may call; `words.js` offers the same ones to the browser."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentType

VOWEL = re.compile("[aeiouœæ]|y[^aeiou]", re.IGNORECASE)
LookUp = Callable[[str, str | None, dict[str, Any]], str]
"""Renders a message (or one of its attributes, or its value when that attribute is missing)."""


class Listing(FluentType):
    """Several values: shown as a list in the reader's language."""

    def __init__(self, items: Sequence[Any]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:
        return join(self.items, locale, "standard")


def join(items: Sequence[Any], locale: Locale, style: Any) -> str:
    shown = [item.format(locale) if isinstance(item, FluentType) else str(item) for item in items]
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
            return look_up("core-card", None, {"name": word(family, code, form=form), "rank": rank})

        return each(notation, name)

    def listing(value: Any, type: str = "and") -> str:
        """`LIST($names, type: "or")`"""
        items = value.items if isinstance(value, Listing) else [value]
        return join(items, locale, "or" if type == "or" else "standard")

    return {"WORD": word, "CARD": card, "LIST": listing, "DE": de}


def de(name: Any) -> str:
    """`DE($name)`, for French: "de Léa", "d’Anna". An h may be silent or not, so it is left alone."""
    return f"d’{name}" if VOWEL.match(unicodedata.normalize("NFD", str(name))) else f"de {name}"
