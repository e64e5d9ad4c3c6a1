"""Locks on files, which the system releases however a process ends."""

from __future__ import annotations

from typing import Any

fcntl: Any
msvcrt: Any
try:
    import fcntl
except ImportError:
    fcntl = None
try:
    import msvcrt
except ImportError:
    msvcrt = None


def lock(file: int, shared: bool = False) -> bool:
    """Lock an open file for this process, or with all that share it; False if another process has it.

    Windows knows no shared locks: there a file that is open cannot be deleted anyway.
    """
    try:
        if fcntl is not None:
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        elif msvcrt is not None and not shared:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True
