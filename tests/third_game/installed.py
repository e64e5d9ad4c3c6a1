"""Burrow, installed as pip would install it: its wheel, unpacked where Python finds packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def install(folder: Path) -> Path:
    """Build the wheel from a copy, so that nothing is left beside the sources, and unpack it."""
    sources, wheels, target = folder / "sources", folder / "wheels", folder / "site"
    shutil.copytree(HERE / "burrow", sources / "burrow", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HERE / "pyproject.toml", sources)
    wheels.mkdir()
    build = f"from hatchling.build import build_wheel; build_wheel({str(wheels)!r})"
    subprocess.run([sys.executable, "-c", build], cwd=sources, check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    ZipFile(wheel).extractall(target)
    return target


def environment(site: Path) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(site), str(ROOT / "src"), str(ROOT)]),
        "TREETOP_LANGUAGE": "en",
    }


def run(site: Path, folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment(site), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def treetop(site: Path, folder: Path, *arguments: str) -> str:
    return run(site, folder, "-m", "treetop", *arguments)
