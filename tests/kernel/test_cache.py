"""Machine code is found again exactly as long as everything it was made from is the same."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from treetop.kernel.sources import PACKAGE

FOLDERS = """
from treetop.kernel.cache import kernel_folder
for module in ("arboretum.rules", "arboretum.scoring", "tree_society.rules"):
    print(kernel_folder("treetop.games." + module).name)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copytree(PACKAGE, tmp_path / "treetop", ignore=shutil.ignore_patterns("client", "__pycache__"))
    return tmp_path


def folders(checkout: Path) -> list[str]:
    command = [sys.executable, "-c", FOLDERS]
    done = subprocess.run(
        command, cwd=checkout, env={"PYTHONPATH": str(checkout)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def edit(checkout: Path, file: str) -> None:
    with (checkout / "treetop" / file).open("a") as source:
        source.write("ANOTHER = 1\n")


def test_two_checkouts_of_the_same_rules_share_their_machine_code(checkout: Path) -> None:
    assert folders(checkout) == folders(PACKAGE.parent)


def test_a_changed_module_recompiles_those_that_import_it_and_no_others(checkout: Path) -> None:
    rules, scoring, society = folders(checkout)
    edit(checkout, "games/arboretum/rules.py")
    changed = folders(checkout)
    assert changed[0] != rules
    assert changed[1:] == [scoring, society]
    edit(checkout, "games/arboretum/state.py")
    assert changed[1] != folders(checkout)[1]
    assert society == folders(checkout)[2]


def test_another_layout_recompiles_everything(checkout: Path) -> None:
    before = folders(checkout)
    edit(checkout, "kernel/layout.py")
    assert not set(before) & set(folders(checkout))


LOADED = """
import sys
from treetop.games.arboretum import Position

Position.new(2, 1).after("draw pile").view(0).facts()
assert "numba" in sys.modules
print("numba.np.linalg" in sys.modules)
"""


def test_machine_code_is_loaded_without_preparing_the_compiler() -> None:
    command = [sys.executable, "-c", LOADED]
    subprocess.run(command, check=True)
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "False\n"


READ_ONLY = """
from treetop.kernel import cache
cache.in_use = lambda folder: None
from treetop.kernel.patience import be_patient, must_wait
be_patient()
from treetop.games.arboretum import Position, compiled
assert not must_wait(compiled.deal)
"""
"""As where nothing can be written: whoever runs the tests may be allowed to write everywhere."""
LOADS = READ_ONLY + "Position.new(2, 1); print(sum(compiled.deal.stats.cache_hits.values()))"


def test_machine_code_that_others_have_written_is_loaded_where_nothing_can_be_written() -> None:
    subprocess.run([sys.executable, "-c", LOADED], check=True)
    done = subprocess.run([sys.executable, "-c", LOADS], capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"


def test_nobody_waits_for_machine_code_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TREETOP_CACHE", str(tmp_path / "nowhere"))
    subprocess.run([sys.executable, "-c", READ_ONLY], check=True)
