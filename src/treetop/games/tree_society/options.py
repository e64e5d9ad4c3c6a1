"""What a table may choose about Tree Society. Defaults come first where there is a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from treetop.games.errors import Malformed
from treetop.games.game import Facts
from treetop.games.option_table import as_list, fill_in
from treetop.games.tree_society.deck.library import lasting_name, own_decks
from treetop.games.tree_society.deck.reader import FIRST_SHIPPED, SHIPPED
from treetop.games.tree_society.state import FIRST_RULES, RULES
from treetop.games.tree_society.vocabulary import GUILDS
from treetop.locales import Message

TABLE: tuple[Facts, ...] = (
    {"name": "guilds", "kind": "guilds", "choices": list(GUILDS), "pick": 4, "default": list(GUILDS[:4])},
    {"name": "starting_cards", "kind": "flag", "choices": [True, False], "default": True},
    {"name": "draft", "kind": "flag", "choices": [False, True], "default": False},
    {"name": "end_symbols", "kind": "choice", "choices": [6, 7], "default": 6},
    {"name": "open_memory", "kind": "flag", "choices": [True, False], "default": True},
    {"name": "half_cost", "kind": "choice", "choices": ["up", "down"], "default": "up"},
    {"name": "deck", "kind": "deck", "choices": [SHIPPED, FIRST_SHIPPED], "default": SHIPPED},
)
VERSION: Facts = {"name": "rules", "kind": "choice", "choices": [RULES, FIRST_RULES], "default": RULES}
"""By which version of the rules a game is played. No form asks for it: a new game has the newest."""


def with_own_decks() -> tuple[Facts, ...]:
    """The table, with the decks that lie in the player's folder today."""
    return tuple(
        {**option, "choices": [*option["choices"], *own_decks()]} if option["kind"] == "deck" else option
        for option in TABLE
    )


def complete(given: Mapping[str, Any]) -> Facts:
    """Fill in what was not chosen, and refuse what does not exist."""
    options = fill_in((*TABLE, VERSION), given)
    options["guilds"] = as_list(options["guilds"])
    _check_guilds(options["guilds"])
    options["deck"] = lasting_name(str(options["deck"]))
    options["guilds"] = sorted(options["guilds"], key=GUILDS.index)
    return options


def as_stored(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Options of a record or a match: those that name no rules or deck are from before there were two."""
    return {"rules": FIRST_RULES, "deck": FIRST_SHIPPED, **given}


def _check_guilds(guilds: Any) -> None:
    """T6: exactly four different ones."""
    whole = isinstance(guilds, list) and all(isinstance(guild, str) for guild in guilds)
    if not whole or not set(guilds) <= set(GUILDS) or [len(guilds), len(set(guilds))] != [4, 4]:
        raise Malformed(Message.of("tree-society-guilds", known=", ".join(GUILDS)))
