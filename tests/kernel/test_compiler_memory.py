"""What a process keeps of the compiler once its rules are loaded."""

from __future__ import annotations

import re
from pathlib import Path

import numba
import pytest

from treetop.games import GAMES
from treetop.kernel.compiler_memory import COMPILER, release_compiler

SMAPS = Path("/proc/self/smaps")


def kilobytes_of_the_compiler() -> int:
    """How much of LLVM's code is in memory."""
    found = re.findall(rf"r-xp .*{COMPILER}.*\n(?:.*\n)*?Rss: +(\d+) kB", SMAPS.read_text())
    return sum(map(int, found))


@pytest.mark.skipif(not SMAPS.exists(), reason="only Linux says what is in memory")
def test_a_process_gives_the_compiler_s_pages_back_and_plays_on() -> None:
    position = GAMES["arboretum"].new(2, 5)
    numba.njit(lambda x: x + 1)(1)
    before = kilobytes_of_the_compiler()
    assert before > 0
    release_compiler()
    assert kilobytes_of_the_compiler() < before / 2
    assert position.after(position.legal_actions[0]).legal_actions
