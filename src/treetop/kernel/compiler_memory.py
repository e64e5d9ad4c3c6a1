"""Memory that only loading and compiling need."""

from __future__ import annotations

import ctypes
import mmap
from pathlib import Path

MAPPED = Path("/proc/self/maps")
COMPILER = "llvmlite"


def release_compiler() -> None:
    """Give the pages of LLVM's own code back to the system: about 50 MB of a process whose rules are loaded.

    They're read from their file again if they're needed. Only Linux tells where they are.
    """
    if not MAPPED.exists():
        return
    system = ctypes.CDLL(None)
    for line in MAPPED.read_text().splitlines():
        place, rights, *_, file = line.split(maxsplit=5)
        # What can't be written is as it is in the file.
        if COMPILER in file and rights.startswith("r-x"):
            first, last = (int(address, 16) for address in place.split("-"))
            system.madvise(ctypes.c_void_p(first), ctypes.c_size_t(last - first), mmap.MADV_DONTNEED)
