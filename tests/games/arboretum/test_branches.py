"""Every branch of the rules is taken, in interpreted mode."""

from __future__ import annotations

from pathlib import Path

from tests.games.branches import never_taken

MODULES = ("rules", "scoring", "sight", "playout")
SEEDS = (78, 115)
"""Of games that take all branches between them."""


def test_playing_and_objecting_takes_every_branch_of_the_rules(tmp_path: Path) -> None:
    assert never_taken("arboretum", MODULES, SEEDS, tmp_path) == {}
