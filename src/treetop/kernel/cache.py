"""Where compiled rules are kept between processes.

Numba's own cache goes stale silently when a constant or a helper in another module changes. So each module
has a folder that is named after a hash of its source and of every source it reaches through its imports.
Nothing else names it: checkouts and versions share what they have in common.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba.core.caching import FunctionCache, NullCache, _CacheLocator
from numba.core.runtime import rtsys  # type: ignore[attr-defined]

from treetop.kernel.sources import compiled_modules, compiled_sources, is_ours
from treetop.kernel.unused import in_use


def cache_folder() -> Path:
    """`TREETOP_CACHE`, or the user's cache folder."""
    return Path(os.environ.get("TREETOP_CACHE") or platformdirs.user_cache_dir("treetop"))


@cache
def kernel_folder(module: str | None = None) -> Path:
    """The folder of a module's machine code, or of what concerns all modules."""
    source = numba.__version__ + compiled_sources(module)
    return cache_folder() / f"kernel-{hashlib.sha256(source.encode()).hexdigest()[:16]}"


def current_folders() -> set[Path]:
    """The folders of this version of the kernel."""
    return {kernel_folder(), *map(kernel_folder, compiled_modules())}


class SourceLocator(_CacheLocator):
    """Tells Numba where it keeps a function. The folder's name is the stamp of its source."""

    def __init__(self, function: Callable[..., object]) -> None:
        self._function = function

    @classmethod
    def from_function(cls, function: Callable[..., object], file: str) -> SourceLocator:
        return cls(function)

    def get_cache_path(self) -> str:
        return str(kernel_folder(self._function.__module__))

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return str(self._function.__code__.co_firstlineno)


class LoadedCode(FunctionCache):
    """Loads machine code with Numba's run-time support only.

    Numba would first prepare its compiler, which takes 0.4 s and 64 MB; that prepares itself when it is used.
    """

    def load_overload(self, signature: Any, target: Any) -> Any:
        rtsys.initialize(target)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(signature, target)  # type: ignore[no-untyped-call]

    def save_overload(self, signature: Any, data: Any) -> None:
        """Where it can't be written, it's compiled again next time."""
        with suppress(OSError):
            super().save_overload(signature, data)  # type: ignore[no-untyped-call]


def cached_in_kernel_folder(compiled: Any) -> Any:
    """Keep a function's machine code on disk, if there's a place where it can be written, and load what is
    there in any case: in a container others have written it.

    What stands in other packages' modules isn't kept: we don't know what it's made from.
    """
    module = compiled.py_func.__module__
    if not is_ours(module):
        return compiled
    settings: Any = numba.config
    setting = settings.CACHE_LOCATOR_CLASSES
    settings.CACHE_LOCATOR_CLASSES = f"{__name__}.{SourceLocator.__name__}"
    try:
        compiled.enable_caching()
    finally:
        settings.CACHE_LOCATOR_CLASSES = setting
    if in_use(kernel_folder(module)) is None and not on_disk(compiled):
        compiled._cache = NullCache()
    return compiled


def on_disk(compiled: Any) -> bool:
    """Entries are called with one signature each, so there is one file."""
    file = compiled._cache._cache_file
    return os.path.exists(file._data_path(file._data_name(1)))
