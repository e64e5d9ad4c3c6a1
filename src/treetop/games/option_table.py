"""Filling in and checking options against a game's table of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from treetop.games.errors import Malformed
from treetop.games.facts import Facts
from treetop.locales import Message

PLAIN_KINDS = ("choice", "flag")


def fill_in(table: Sequence[Facts], given: Mapping[str, Any]) -> Facts:
    """Every option of the table with its value. Plain kinds are checked here, the others by their game."""
    names = [option["name"] for option in table]
    for name in given:
        if name not in names:
            raise Malformed(Message.of("core-option-unknown", option=name, known=", ".join(names)))
    options = {option["name"]: given.get(option["name"], option["default"]) for option in table}
    for option in table:
        if option["kind"] in PLAIN_KINDS:
            _check_choice(option, options[option["name"]])
    return options


def as_list(value: Any) -> Any:
    """Any sequence of choices as the list that JSON would make of it; what is none stays as it is."""
    return list(value) if isinstance(value, Sequence) and not isinstance(value, str) else value


def _check_choice(option: Facts, value: Any) -> None:
    """`True == 1` in Python, so the type is compared as well."""
    if not any(value == choice and type(value) is type(choice) for choice in option["choices"]):
        choices = ", ".join(str(choice).lower() for choice in option["choices"])
        raise Malformed(
            Message.of("core-option-value", option=option["name"], value=str(value), choices=choices)
        )
