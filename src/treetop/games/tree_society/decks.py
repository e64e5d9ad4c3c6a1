"""The decks that can be played: the project's own, and those in the player's folder."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import platformdirs

from treetop.games.errors import Malformed
from treetop.games.tree_society.deck import Deck
from treetop.games.tree_society.deck_file import SHIPPED, read_deck, shipped_deck
from treetop.locales import Message


def deck_folder() -> Path:
    """Where a player's own decks lie: `TREETOP_DECKS`, or a folder among the user's data."""
    return Path(os.environ.get("TREETOP_DECKS") or Path(platformdirs.user_data_dir("treetop")) / "decks")


def own_decks() -> list[str]:
    """The names of the decks in the player's folder."""
    return sorted(path.stem for path in deck_folder().glob("*.toml"))


def find_deck(name: str) -> Deck:
    """By the name of its file, or by its hash. Raises Malformed."""
    if name in _names_of_shipped():
        return shipped_deck()
    files = sorted(deck_folder().glob("*.toml"))
    for path in files:
        if path.stem == name:
            return _read(path)
    for deck in filter(None, map(_read_if_whole, files)):
        if deck.hash == name:
            return deck
    raise Malformed(Message.of("tree-society-deck-unknown", deck=name, folder=str(deck_folder())))


def keep_deck(path: Path) -> Deck:
    """Copy a deck file into the player's folder, so that it can be played. Raises Malformed."""
    deck = read_deck(path)
    if path.stem in _names_of_shipped():
        raise Malformed(Message.of("tree-society-deck-name-taken", name=path.stem))
    folder = deck_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{path.stem}.toml").write_bytes(path.read_bytes())
    return deck


def _names_of_shipped() -> tuple[str, str]:
    return SHIPPED, shipped_deck().hash


def _read_if_whole(path: Path) -> Deck | None:
    """A file that nobody asked for by name may be broken."""
    try:
        return _read(path)
    except (Malformed, OSError):
        return None


def _read(path: Path) -> Deck:
    return _read_once(path, path.stat().st_mtime_ns)


@cache
def _read_once(path: Path, changed: int) -> Deck:
    """A file is read again when it has changed."""
    return read_deck(path)
