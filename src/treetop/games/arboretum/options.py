"""What a table may choose about Arboretum. Defaults come first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from treetop.games.arboretum.species import EDITIONS, Edition, species_in_play
from treetop.games.errors import Malformed
from treetop.games.game import Facts
from treetop.games.option_table import as_list, fill_in
from treetop.locales import Message

TABLE: tuple[Facts, ...] = (
    {"name": "edition", "kind": "choice", "choices": ["renegade", "zman"], "default": "renegade"},
    {"name": "species", "kind": "species", "choices": EDITIONS, "default": "random"},
    {"name": "discards", "kind": "choice", "choices": ["open", "top"], "default": "open"},
    {"name": "opening_discard", "kind": "flag", "choices": [False, True], "default": False},
)


def complete(given: Mapping[str, Any]) -> Facts:
    """Fill in what was not chosen, and refuse what does not exist."""
    options = fill_in(TABLE, given)
    options["species"] = as_list(options["species"])
    _check_species(options["species"], options["edition"])
    return options


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
