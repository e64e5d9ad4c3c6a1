"""What a table may choose about Tree Society. Defaults come first where there is a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from treetop.games.errors import Malformed
from treetop.games.game import Facts
from treetop.games.tree_society.deck_file import SHIPPED
from treetop.games.tree_society.decks import find_deck
from treetop.games.tree_society.vocabulary import GUILDS
from treetop.locales import Message

TABLE: tuple[Facts, ...] = (
    {"name": "guilds", "kind": "guilds", "choices": list(GUILDS), "pick": 4, "default": list(GUILDS[:4])},
    {"name": "starting_cards", "kind": "flag", "choices": [True, False], "default": True},
    {"name": "draft", "kind": "flag", "choices": [False, True], "default": False},
    {"name": "end_symbols", "kind": "choice", "choices": [6, 7], "default": 6},
    {"name": "open_memory", "kind": "flag", "choices": [True, False], "default": True},
    {"name": "half_cost", "kind": "choice", "choices": ["up", "down"], "default": "up"},
    {"name": "deck", "kind": "deck", "choices": [SHIPPED], "default": SHIPPED},
)


def complete(given: Mapping[str, Any]) -> Facts:
    """Fill in what was not chosen, and refuse what does not exist."""
    names = [option["name"] for option in TABLE]
    for name in given:
        if name not in names:
            raise Malformed(Message.of("core-option-unknown", option=name, known=", ".join(names)))
    options = {option["name"]: given.get(option["name"], option["default"]) for option in TABLE}
    for option in TABLE:
        _check(option, options[option["name"]])
    options["guilds"] = sorted(options["guilds"], key=GUILDS.index)
    return options


def _check(option: Facts, value: Any) -> None:
    if option["kind"] == "guilds":
        _check_guilds(value)
    elif option["kind"] == "deck":
        find_deck(str(value))
    elif not any(value == c and type(value) is type(c) for c in option["choices"]):
        choices = ", ".join(str(choice).lower() for choice in option["choices"])
        raise Malformed(
            Message.of("core-option-value", option=option["name"], value=str(value), choices=choices)
        )


def _check_guilds(guilds: Any) -> None:
    """T6: exactly four different ones."""
    whole = isinstance(guilds, list) and all(isinstance(guild, str) for guild in guilds)
    if not whole or not set(guilds) <= set(GUILDS) or [len(guilds), len(set(guilds))] != [4, 4]:
        raise Malformed(Message.of("tree-society-guilds", known=", ".join(GUILDS)))
