"""Compiled rules of other versions, which go when nobody has used them for a month."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Collection
from contextlib import suppress
from functools import cache
from pathlib import Path

from treetop.kernel.file_lock import lock

MONTH = 30 * 24 * 60 * 60
NAME = re.compile(r"kernel-[0-9a-f]{16}")


@cache
def in_use(folder: Path) -> int | None:
    """Hold a lock on the folder until this process exits; None where nothing can be written."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        marker = os.open(_marker(folder), os.O_RDWR | os.O_CREAT, 0o644)
        os.utime(_marker(folder))
        lock(marker, shared=True)
        return marker
    return None


def delete_unused(top: Path, current: Collection[Path]) -> list[Path]:
    """Folders beside the current ones that nobody uses, nor has used for a month; returns them."""
    before = time.time() - MONTH
    others = [each for each in top.iterdir() if NAME.fullmatch(each.name) and each not in current]
    return [each for each in others if _last_use(each) < before and _delete(each)]


def _marker(folder: Path) -> Path:
    return folder / "used"


def _last_use(folder: Path) -> float:
    """Versions before this one left no mark; what they have compiled is as old as its youngest file."""
    try:
        return max(each.stat().st_mtime for each in [folder, *folder.rglob("*")])
    except FileNotFoundError:
        # Somebody changes it right now.
        return time.time()


def _delete(folder: Path) -> bool:
    try:
        marker = os.open(_marker(folder), os.O_RDWR | os.O_CREAT, 0o644)
    except OSError:
        return False
    try:
        if lock(marker):
            shutil.rmtree(folder, ignore_errors=True)
        return not folder.exists()
    finally:
        os.close(marker)
