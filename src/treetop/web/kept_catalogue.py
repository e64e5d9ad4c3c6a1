"""The catalogue of the last start, kept on disk: to make and compress it takes a core some six seconds."""

from __future__ import annotations

import os
import pickle
import sys
import threading
import time
import warnings
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import treetop
from treetop.games import GAMES
from treetop.kernel.cache import cache_folder
from treetop.kernel.wasm.built import failure_of, find_kernel
from treetop.web import packages
from treetop.web.asset import Asset
from treetop.web.catalogue import Catalogue, catalogue, whole_catalogue
from treetop.web.joined import FOLDER
from treetop.web.kernel_files import KERNEL, compiled_kernels, impossible_games, late_tables, table_files

KEPT = 3
"""So many are kept, those that were used last: one for each version that may be in use."""
LOOK_EVERY = 1.0
"""Seconds between two looks for what another process compiles."""


def kept_catalogue() -> Catalogue:
    """As it was made last time, unless something has changed that it's made from. Raises PackagesMissing."""
    path = _place()
    made = _read(path) or catalogue()
    if made.awaited:
        threading.Thread(target=complete, args=(made, path), daemon=True).start()
    return made


def complete(made: Catalogue, path: Path) -> None:
    """Add what takes a while to make, and keep it all, without making the start wait."""
    made.settle(late_tables(), table_files())
    take_kernels(made)
    if not path.exists():
        keep(made, path)
    while made.awaited:
        time.sleep(LOOK_EVERY)
        take_kernels(made)


def take_kernels(made: Catalogue) -> None:
    """Those that have been built, compressed before anybody waits for them."""
    # Another process may remove one while it's read; then there will be a new one.
    with suppress(OSError):
        found = {name: asset for name, asset in compiled_kernels().items() if name in made.awaited}
        compress(found)
        # Whoever waits for what can't be made learns that there's no such file.
        never = {f"kernel/{name}.{kind}" for name in impossible_games() for kind in KERNEL}
        if never := never & made.awaited:
            warnings.warn(f"Some games can't be played without a server: {sorted(never)}", stacklevel=2)
        made.settle({*found, *never}, found)


def keep_ahead() -> None:
    """Make and compress it now, if that hasn't been done yet. Raises PackagesMissing."""
    path = _place()
    if not path.exists():
        keep(whole_catalogue(), path)


def keep(made: Catalogue, path: Path) -> None:
    """Compress everything once, and write it where the folder can be written."""
    compress(made.assets)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}")
        unfinished.write_bytes(pickle.dumps(made))
        unfinished.replace(path)
        for old in sorted(path.parent.glob("pages-*"), key=lambda one: -one.stat().st_mtime_ns)[KEPT:]:
            old.unlink()


def compress(assets: Mapping[str, Asset]) -> None:
    """First what every page needs."""
    for name, asset in sorted(assets.items(), key=lambda item: not item[0].startswith(FOLDER)):
        if not name.endswith(".map"):
            asset.encoded("br")


def _read(path: Path) -> Catalogue | None:
    with suppress(Exception):
        found = pickle.loads(path.read_bytes())
        if isinstance(found, Catalogue):
            with suppress(OSError):
                os.utime(path)
            return found
    return None


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
        if exports := game.parts.get("wasm"):
            kernel = find_kernel(exports)
            paths += [failure_of(exports)] if kernel is None else [kernel.wasm, kernel.table]
    for path in paths:
        # An editor may leave links there that lead nowhere, and files that are gone a moment later.
        with suppress(OSError):
            yield path, path.stat()


def _files(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        yield from (Path(place, name) for name in sorted(names))
