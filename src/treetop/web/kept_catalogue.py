"""The catalogue of the last start, kept on disk: to make and compress it takes a core some six seconds."""

from __future__ import annotations

import os
import pickle
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import treetop
from treetop.games import GAMES
from treetop.kernel.cache import cache_folder
from treetop.kernel.wasm.built import find_kernel
from treetop.web import packages
from treetop.web.catalogue import Catalogue, catalogue
from treetop.web.joined import FOLDER

KEPT = 3
"""So many are kept, those that were used last: one for each version that may be in use."""


def kept_catalogue() -> Catalogue:
    """As it was made last time, unless something has changed that it's made from. Raises PackagesMissing."""
    path = _place()
    with suppress(Exception):
        found = pickle.loads(path.read_bytes())
        if isinstance(found, Catalogue):
            with suppress(OSError):
                os.utime(path)
            return found
    made = catalogue()
    # Compressed before anybody waits for it, and without making the start wait.
    threading.Thread(target=keep, args=(made, path), daemon=True).start()
    return made


def keep_ahead() -> None:
    """Make and compress it now, if that hasn't been done yet. Raises PackagesMissing."""
    path = _place()
    if not path.exists():
        keep(catalogue(), path)


def keep(made: Catalogue, path: Path) -> None:
    """Compress everything once, first what every page needs, and write it where the folder can be written."""
    for name, asset in sorted(made.assets.items(), key=lambda item: not item[0].startswith(FOLDER)):
        if not name.endswith(".map"):
            asset.encoded("br")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}")
        unfinished.write_bytes(pickle.dumps(made))
        unfinished.replace(path)
        for old in sorted(path.parent.glob("pages-*"), key=lambda one: -one.stat().st_mtime_ns)[KEPT:]:
            old.unlink()


def _place() -> Path:
    return cache_folder() / f"pages-{_fingerprint()}.pickle"


def _fingerprint() -> str:
    """Of every file that the catalogue is made from: its name, its size and when it was last changed."""
    # Images of containers keep whole seconds only.
    rows = [sys.version, *(f"{path} {file.st_size} {int(file.st_mtime)}" for path, file in _sources())]
    return sha256("\n".join(rows).encode()).hexdigest()[:16]


def _sources() -> Iterator[tuple[Path, os.stat_result]]:
    roots = {Path(treetop.__file__).parent}
    for game in GAMES.values():
        module: Any = sys.modules[type(game).__module__.partition(".")[0]]
        # A game may be a single file.
        roots.update(map(Path, module.__path__ if hasattr(module, "__path__") else [module.__file__]))
    paths = [path for root in sorted(roots) for path in ([root] if root.is_file() else _files(root))]
    paths += [packages.served(file) for file in packages.files()]
    for game in GAMES.values():
        kernel = find_kernel(game.parts["wasm"]) if "wasm" in game.parts else None
        paths += [] if kernel is None else [kernel.wasm, kernel.table]
    for path in paths:
        # An editor may leave links there that lead nowhere, and files that are gone a moment later.
        with suppress(OSError):
            yield path, path.stat()


def _files(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        yield from (Path(place, name) for name in sorted(names))
