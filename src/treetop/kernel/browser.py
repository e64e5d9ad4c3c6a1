"""The kernel's files as MicroPython imports them in the browser."""

from __future__ import annotations

from treetop.kernel.sources import DECORATOR, kernel_sources

IDENTITY = "def rule(function):\n    return function\n"


def browser_files() -> dict[str, str]:
    """Path → text of every file to put into MicroPython's file system; packages are plain folders there."""
    modules = {DECORATOR: IDENTITY, **kernel_sources()}
    return {name.replace(".", "/") + ".py": text for name, text in modules.items()}
