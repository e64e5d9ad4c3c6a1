"""Every branch of the rules is taken, in interpreted mode."""

from __future__ import annotations

from pathlib import Path

from tests.games.branches import never_taken

MODULES = (
    *("building", "effects", "legality", "market", "opening"),
    *("pending", "rules", "scoring", "selling", "sight"),
)
SEEDS = (30, 73, 62, 16, 23, 28, 40, 89)
"""Of games that take all branches between them."""


def test_playing_and_objecting_takes_every_branch_of_the_rules(tmp_path: Path) -> None:
    assert never_taken("tree_society", MODULES, SEEDS, tmp_path) == {}
