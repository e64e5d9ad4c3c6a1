"""Compiled rules of other versions go when nobody has used them for a month, and not before."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from treetop.kernel.cache import kernel_folder
from treetop.kernel.unused import MONTH, delete_unused, in_use

CURRENT, OTHER = "kernel-0123456789abcdef", "kernel-fedcba9876543210"
DAY = 24 * 60 * 60
USING = """
import sys
from pathlib import Path
from treetop.kernel.unused import in_use
assert in_use(Path(sys.argv[1])) is not None
print("ready", flush=True)
sys.stdin.read()
"""


def compiled(folder: Path, age: float) -> Path:
    """What a version has left behind that was last used this many seconds ago."""
    (folder / "rules_1a2b").mkdir(parents=True)
    (folder / "rules_1a2b" / "draw.nbc").write_bytes(b"machine code")
    grow_old(folder, age)
    return folder


def grow_old(folder: Path, age: float) -> None:
    for path in [*folder.rglob("*"), folder]:
        os.utime(path, (time.time() - age,) * 2)


@pytest.fixture
def current(tmp_path: Path) -> Path:
    return compiled(tmp_path / CURRENT, MONTH + DAY)


def test_what_nobody_has_used_for_a_month_is_deleted(current: Path) -> None:
    other = compiled(current.parent / OTHER, MONTH + DAY)
    assert delete_unused(current.parent, {current}) == [other]
    assert not other.exists()


def test_the_current_version_stays_however_old_it_is(current: Path) -> None:
    assert delete_unused(current.parent, {current}) == []
    assert (current / "rules_1a2b" / "draw.nbc").exists()


def test_what_was_used_within_a_month_stays(current: Path) -> None:
    other = compiled(current.parent / OTHER, MONTH - DAY)
    assert delete_unused(current.parent, {current}) == []
    assert other.exists()


def test_use_counts_even_if_nothing_new_was_compiled(current: Path) -> None:
    other = compiled(current.parent / OTHER, MONTH + DAY)
    marker = in_use(other)
    assert marker is not None
    os.close(marker)
    assert delete_unused(current.parent, {current}) == []
    assert (other / "rules_1a2b" / "draw.nbc").exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such locks")
def test_a_process_that_has_run_for_more_than_a_month_keeps_what_it_uses(current: Path) -> None:
    other = compiled(current.parent / OTHER, MONTH + DAY)
    command = [sys.executable, "-c", USING, str(other)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        grow_old(other, MONTH + DAY)
        assert delete_unused(current.parent, {current}) == []
        process.communicate()
    assert delete_unused(current.parent, {current}) == [other]


def test_nothing_else_in_the_folder_is_touched(current: Path) -> None:
    letters = compiled(current.parent / "kernel-letters", MONTH + DAY)
    assert delete_unused(current.parent, {current}) == []
    assert letters.exists()


def test_a_process_that_plays_marks_the_folder_of_its_machine_code() -> None:
    import treetop.games.arboretum  # noqa: F401

    marker = kernel_folder("treetop.games.arboretum.compiled") / "used"
    assert time.time() - marker.stat().st_mtime < DAY
