"""Where compiled rules are kept between processes.

Numba's own cache goes stale silently when a constant or a helper in another module changes,
so the folder is named after a hash of every source that goes into machine code.
"""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs

from treetop.kernel.sources import compiled_sources
from treetop.kernel.unused import in_use


@cache
def kernel_folder() -> Path:
    """The folder of this version of the kernel: `TREETOP_CACHE`, or the user's cache folder."""
    top = os.environ.get("TREETOP_CACHE") or platformdirs.user_cache_dir("treetop")
    return Path(top) / f"kernel-{_fingerprint()}"


def _fingerprint() -> str:
    return hashlib.sha256((numba.__version__ + compiled_sources()).encode()).hexdigest()[:16]


def cached_in_kernel_folder(compiled: Any) -> Any:
    """Turn on Numba's disk cache for one function, in our folder and without touching its global setting."""
    in_use(kernel_folder())
    settings: Any = numba.config
    setting = settings.CACHE_DIR
    settings.CACHE_DIR = str(kernel_folder())
    try:
        compiled.enable_caching()
    finally:
        settings.CACHE_DIR = setting
    return compiled
