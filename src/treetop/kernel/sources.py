"""Which files are kernel modules, and their text."""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
MARK = '"""Kernel: '


@cache
def kernel_sources() -> dict[str, str]:
    """Module name → source of every kernel module: the files whose docstring begins with "Kernel:"."""
    return {_module_name(path): text for path, text in _sources().items() if text.startswith(MARK)}


def compiled_sources() -> str:
    """All that machine code is made from: kernel modules, entries into them, and how states are laid out."""
    return "\0".join(text for path, text in _sources().items() if _goes_into_machine_code(path, text))


def _goes_into_machine_code(path: Path, text: str) -> bool:
    return text.startswith(MARK) or "@entry" in text or path.parent.name == "kernel"


@cache
def _sources() -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


def _module_name(path: Path) -> str:
    return ".".join((PACKAGE.name, *path.relative_to(PACKAGE).with_suffix("").parts))
