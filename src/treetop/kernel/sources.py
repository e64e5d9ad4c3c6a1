"""Which files are kernel modules, and their text."""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
MARK = '"""Kernel: '


@cache
def kernel_sources() -> dict[str, str]:
    """Module name → source of every kernel module: the files whose docstring begins with "Kernel:"."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
    return {_module_name(path): text for path, text in texts.items() if text.startswith(MARK)}


def _module_name(path: Path) -> str:
    return ".".join((PACKAGE.name, *path.relative_to(PACKAGE).with_suffix("").parts))
