"""What a table may choose about Arboretum. Defaults come first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from treetop.games.arboretum.species import EDITIONS, Edition, species_in_play
from treetop.games.errors import Malformed
from treetop.games.game import Facts
from treetop.locales import Message

TABLE: tuple[Facts, ...] = (
    {"name": "edition", "kind": "choice", "choices": ["renegade", "zman"], "default": "renegade"},
    {"name": "species", "kind": "species", "choices": EDITIONS, "default": "random"},
    {"name": "discards", "kind": "choice", "choices": ["open", "top"], "default": "open"},
    {"name": "opening_discard", "kind": "flag", "choices": [False, True], "default": False},
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
    _check_species(options["species"], options["edition"])
    return options


def _check(option: Facts, value: Any) -> None:
    """`True == 1` in Python, so a flag's type is compared as well."""
    if option["kind"] != "species" and not any(
        value == c and type(value) is type(c) for c in option["choices"]
    ):
        choices = ", ".join(str(choice).lower() for choice in option["choices"])
        raise Malformed(
            Message.of("core-option-value", option=option["name"], value=str(value), choices=choices)
        )


def _check_species(species: Any, edition: Edition) -> None:
    if species == "random":
        return
    if not isinstance(species, list) or len(set(map(str, species))) != len(species):
        raise Malformed(Message.of("arboretum-species-list"))
    for code in species:
        if code not in EDITIONS[edition]:
            raise Malformed(
                Message.of("arboretum-species-unknown", species=str(code), known=", ".join(EDITIONS[edition]))
            )


def check_number_of_species(options: Facts, players: int) -> None:
    """A1: as many species as the number of players asks for."""
    chosen = options["species"]
    if chosen != "random" and len(chosen) != species_in_play(players):
        raise Malformed(
            Message.of(
                "arboretum-species-count", given=len(chosen), players=players, needed=species_in_play(players)
            )
        )
