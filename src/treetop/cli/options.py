"""Options of a game as they are written on the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from treetop.games.errors import Malformed
from treetop.locales import Message


def read_options(given: Sequence[str]) -> Mapping[str, Any]:
    """`--option opening_discard=true` as often as wanted."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Malformed(Message.of("cli-option-unreadable", option=text))
        options[name] = {"true": True, "false": False}.get(value, _value(value))
    return options


def _value(text: str) -> int | str | list[str]:
    if "," in text:
        return text.split(",")
    return int(text) if text.lstrip("-").isdigit() else text
