"""The deck that a balance report or a training is about."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from treetop.games.option_table import fill_in
from treetop.games.tree_society import Deck, read_deck
from treetop.games.tree_society.deck.library import find_deck
from treetop.games.tree_society.deck.reader import SHIPPED

OPTIONS = ({"name": "deck", "kind": "deck", "default": SHIPPED},)


def deck_to_study(options: Mapping[str, Any]) -> Deck:
    """Named like the option of the game, or by a deck file that need not be kept. Raises Malformed."""
    name = str(fill_in(OPTIONS, options)["deck"])
    return read_deck(Path(name)) if name.endswith(".toml") else find_deck(name)
