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
    """The names of the decks in the player's folder that can be played."""
    names = [path.stem for path in _own_files() if _read_if_whole(path)]
    return [name for name in names if name not in _names_of_shipped()]


def find_deck(name: str) -> Deck:
    """By the name of its file, or by its hash. Raises Malformed."""
    if name in _names_of_shipped():
        return shipped_deck()
    for path in _own_files():
        if path.stem == name:
            return _read(path)
    deck = deck_of_hash(name)
    if deck is None:
        raise Malformed(Message.of("tree-society-deck-unknown", deck=name, folder=str(deck_folder())))
    return deck


def deck_of_hash(hash: str) -> Deck | None:
    """Whatever its file is called."""
    if hash == shipped_deck().hash:
        return shipped_deck()
    own = filter(None, map(_read_if_whole, _own_files()))
    return next((deck for deck in own if deck.hash == hash), None)


def recorded_deck(hash: str, name: str) -> str:
    """What to call the deck with which a game was played: as then, if that still leads to it, or by its hash.

    Raises Malformed.
    """
    if deck_of_hash(hash) is None:
        raise Malformed(Message.of("tree-society-deck-lost", hash=hash, folder=str(deck_folder())))
    try:
        return name if find_deck(name).hash == hash else hash
    except (Malformed, OSError):
        return hash


def keep_deck(path: Path) -> Deck:
    """Copy a deck file into the player's folder, so that it can be played. Raises Malformed."""
    deck = read_deck(path)
    if path.stem in _names_of_shipped():
        raise Malformed(Message.of("tree-society-deck-name-taken", name=path.stem))
    folder = deck_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{path.stem}.toml").write_bytes(path.read_bytes())
    return deck


def _own_files() -> list[Path]:
    return sorted(deck_folder().glob("*.toml"))


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
