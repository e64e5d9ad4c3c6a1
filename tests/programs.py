"""Programs outside Python that some tests need; without them those tests are skipped, visibly."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
NAMES = {
    "node": ("node",),
    "headless chromium": ("chromium-headless-shell", *CHROMIUM),
    "chromium": CHROMIUM,
    "postgres": ("postgres",),
    "redis": ("redis-server",),
    "nginx": ("nginx",),
    "caddy": ("caddy",),
}
FOLDERS = (
    Path("/usr/sbin"),
    *sorted(Path("/usr/lib/postgresql").glob("*/bin")),
    Path(__file__).resolve().parent.parent / ".venv" / "bin",
)


def find(program: str) -> str | None:
    """Where one of NAMES is installed, or None."""
    for name in NAMES[program]:
        for folder in (None, *map(str, FOLDERS)):
            if found := shutil.which(name, path=folder):
                return found
    return None


def needs(program: str) -> pytest.MarkDecorator:
    """Skip a test that cannot run without this program, and say so."""
    return pytest.mark.skipif(find(program) is None, reason=f"{program} is not installed")
