"""The decks that can be played: the project's own, and those in the player's folder."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from treetop.games.errors import Malformed
from treetop.games.tree_society.deck import Deck
from treetop.games.tree_society.deck_file import SHIPPED, read_deck, shipped_deck
from treetop.locales import Message

_read: dict[Path, Deck] = {}


def deck_folder() -> Path:
    """Where a player's own decks lie: `TREETOP_DECKS`, or a folder among the user's data."""
    return Path(os.environ.get("TREETOP_DECKS") or Path(platformdirs.user_data_dir("treetop")) / "decks")


def own_decks() -> list[str]:
    """The names of the decks in the player's folder."""
    return sorted(path.stem for path in deck_folder().glob("*.toml"))


def find_deck(name: str) -> Deck:
    """By the name of its file, or by its hash. Raises Malformed."""
    if name in (SHIPPED, shipped_deck().hash):
        return shipped_deck()
    for path in sorted(deck_folder().glob("*.toml")):
        if path not in _read:
            _read[path] = read_deck(path)
        if name in (path.stem, _read[path].hash):
            return _read[path]
    raise Malformed(Message.of("tree-society-deck-unknown", deck=name, folder=str(deck_folder())))


def keep_deck(path: Path) -> Deck:
    """Copy a deck file into the player's folder, so that it can be played. Raises Malformed."""
    deck = read_deck(path)
    folder = deck_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / path.name).write_bytes(path.read_bytes())
    _read.pop(folder / path.name, None)
    return deck
