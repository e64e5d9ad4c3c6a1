"""A game's files for MicroPython in one piece, kept in the cache: translating them takes seconds."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from functools import cache
from pathlib import Path

from treetop.games.game import Game
from treetop.kernel.cache import cache_folder

PACKAGE = Path(__file__).parents[2]
FOLDERS = ("games", "kernel", "locales", "players", "records", "tables", "web")
KINDS = ("*.py", "*.toml", "en/*.ftl")


def table_modules(game: Game) -> bytes:
    """Path → text, as JSON."""
    kept = cache_folder() / "browser" / f"{game.name}-{fingerprint()}.json"
    if kept.is_file():
        return kept.read_bytes()
    from treetop.web.micropython.bundle import game_files

    content = json.dumps(game_files(game), ensure_ascii=False).encode()
    keep(kept, content)
    return content


def keep(path: Path, content: bytes) -> None:
    """Nobody reads half a file. Without a cache that can be written, it is translated again next time."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(content)
        os.replace(file.name, path)
    except OSError:
        return


@cache
def fingerprint() -> str:
    """Of everything that the files are made from."""
    found = hashlib.sha256()
    for folder in FOLDERS:
        for kind in KINDS:
            for path in sorted((PACKAGE / folder).rglob(kind)):
                found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]
