"""The decks that can be played: the project's own, and those in the player's folder."""

from __future__ import annotations

import os
from functools import cache
from itertools import chain
from pathlib import Path

import platformdirs

from treetop.games.errors import Malformed
from treetop.games.tree_society.deck.deck import Deck
from treetop.games.tree_society.deck.reader import read_deck, shipped_decks
from treetop.locales import Message


def deck_folder() -> Path:
    """Where a player's own decks lie: `TREETOP_DECKS`, or a folder among the user's data."""
    return Path(os.environ.get("TREETOP_DECKS") or Path(platformdirs.user_data_dir("treetop")) / "decks")


def own_decks() -> list[str]:
    """The names of the decks in the player's folder that can be played."""
    names = [path.stem for path in _own_files() if _read_if_whole(path)]
    return [name for name in names if not _is_shipped(name)]


def find_deck(name: str) -> Deck:
    """By the name of its file, by its hash, or by its lasting name. Raises Malformed."""
    called, _, hash = name.rpartition(":")
    if called:
        return _lasting_deck(called, hash)
    if name in shipped_decks():
        return shipped_decks()[name]
    for path in _own_files():
        if path.stem == name and not _is_shipped(name):
            return _read(path)
    deck = deck_of_hash(name)
    if deck is None:
        raise Malformed(Message.of("tree-society-deck-unknown", deck=name))
    return deck


def lasting_name(name: str, hash: str | None = None) -> str:
    """`NAME:HASH` leads to the same cards also when the file is changed or renamed. Raises Malformed."""
    called = name.rpartition(":")[0] or name
    deck = _lasting_deck(called, hash) if hash else find_deck(name)
    for shipped, one in shipped_decks().items():
        if deck is one:
            return shipped
    return deck.hash if called == deck.hash else f"{called}:{deck.hash}"


def _lasting_deck(called: str, hash: str) -> Deck:
    """The one of that name, if it still has these cards; otherwise any that has them."""
    for path in _own_files():
        deck = _read_if_whole(path) if path.stem == called else None
        if deck and deck.hash == hash:
            return deck
    found = deck_of_hash(hash)
    if found is None:
        raise Malformed(Message.of("tree-society-deck-lost", hash=hash))
    return found


def deck_of_hash(hash: str) -> Deck | None:
    """Whatever its file is called, and also if another has its name now."""
    own = filter(None, map(_read_if_whole, (*_own_files(), *_earlier_folder().glob("*.toml"))))
    return next((deck for deck in chain(shipped_decks().values(), own) if deck.hash == hash), None)


def keep_deck(path: Path) -> Deck:
    """Copy a deck file into the player's folder, so that it can be played. Raises Malformed.

    One that had its name stays for the games that were begun with it.
    """
    deck = read_deck(path)
    if _is_shipped(path.stem):
        raise Malformed(Message.of("tree-society-deck-name-taken", name=path.stem))
    kept = deck_folder() / f"{path.stem}.toml"
    kept.parent.mkdir(parents=True, exist_ok=True)
    before = _read_if_whole(kept)
    if before and before.hash != deck.hash:
        _earlier_folder().mkdir(exist_ok=True)
        kept.replace(_earlier_folder() / f"{before.hash}.toml")
    kept.write_bytes(path.read_bytes())
    return deck


def _own_files() -> list[Path]:
    return sorted(deck_folder().glob("*.toml"))


def _earlier_folder() -> Path:
    return deck_folder() / "earlier"


def _is_shipped(name: str) -> bool:
    """Is it the name or the hash of a deck that everybody has?"""
    return any(name in (shipped, deck.hash) for shipped, deck in shipped_decks().items())


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
    return read_deck(path, called=path.name)
