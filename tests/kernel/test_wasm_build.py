"""Kernels are built the same everywhere, and anew exactly when something they are made from changes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from treetop.kernel.sources import PACKAGE
from treetop.kernel.unused import delete_unused
from treetop.kernel.wasm import built

ARBORETUM = "treetop.players.arboretum.exports:EXPORTS"
SMALL = "tests.kernel.small_exports:EXPORTS"
ROOT = Path(__file__).resolve().parents[2]
FOLDERS = """
from treetop.kernel.wasm.built import _folder
for game in ("arboretum", "tree_society"):
    print(_folder(f"treetop.players.{game}.exports:EXPORTS").name)
"""


def bytes_built(folder: Path, cwd: Path, seed: str) -> list[bytes]:
    environment = os.environ | built.ENVIRONMENT | {"PYTHONHASHSEED": seed}
    environment["PYTHONPATH"] = os.pathsep.join([str(PACKAGE.parent), str(ROOT)])
    command = [sys.executable, "-m", "treetop.kernel.wasm", SMALL, str(folder)]
    subprocess.run(command, cwd=cwd, env=environment, check=True)
    return [(folder / name).read_bytes() for name in (built.WASM, built.TABLE)]


def test_a_kernel_is_the_same_byte_for_byte_however_often_it_is_built(tmp_path: Path) -> None:
    first = bytes_built(tmp_path / "first", ROOT, "0")
    assert first == bytes_built(tmp_path / "second", tmp_path, "1")


def folders(checkout: Path) -> list[str]:
    command = [sys.executable, "-c", FOLDERS]
    environment = {"PYTHONPATH": str(checkout)}
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize(
    "file",
    [
        "games/arboretum/rules.py",
        "games/arboretum/compiled.py",
        "players/arboretum/weights.py",
        "players/arboretum/exports.py",
    ],
)
def test_a_changed_rule_weight_or_list_of_exports_rebuilds_its_own_game(tmp_path: Path, file: str) -> None:
    ignored = shutil.ignore_patterns("client", "__pycache__", "web", "tables", "cli", "locales")
    shutil.copytree(PACKAGE, tmp_path / "treetop", ignore=ignored)
    arboretum, society = folders(tmp_path)
    with (tmp_path / "treetop" / file).open("a") as source:
        source.write("ANOTHER = 1\n")
    changed, unchanged = folders(tmp_path)
    assert changed != arboretum
    assert unchanged == society


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with monkeypatch.context() as patched:
        patched.setenv("TREETOP_CACHE", str(tmp_path))
        built._folder.cache_clear()
        yield tmp_path
    built._folder.cache_clear()


def test_a_kernel_that_was_never_built_is_not_found(empty_cache: Path) -> None:
    assert built.find_kernel(ARBORETUM) is None
    assert list(empty_cache.iterdir()) == []


def test_a_kernel_that_is_found_is_kept_for_another_month(empty_cache: Path) -> None:
    folder = built._folder(ARBORETUM)
    folder.mkdir()
    for name in (built.WASM, built.TABLE):
        (folder / name).touch()
        os.utime(folder / name, (0, 0))
    os.utime(folder, (0, 0))
    assert built.find_kernel(ARBORETUM) is not None
    assert delete_unused(empty_cache, set()) == []
