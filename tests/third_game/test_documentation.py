"""docs/new-game.md tells of every part that a game may bring."""

from __future__ import annotations

import re
from pathlib import Path

from treetop.games import GAMES

ROOT = Path(__file__).parents[2]
ASKED = re.compile(r"""\.part\(\s*["'](\w+)["']\s*\)|["'](\w+)["'] in game\.parts""")


def test_every_kind_of_part_is_described() -> None:
    page = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    described = {kind for row in rows for kind in re.findall(r"`(\w+)`", row)}
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "src" / "treetop").rglob("*.py")]
    asked = {kind for text in sources for pair in ASKED.findall(text) for kind in pair if kind}
    brought = {kind for game in GAMES.values() for kind in game.parts}
    assert (asked | brought) - described == set()


def test_the_page_counts_the_lines_of_the_game_rightly() -> None:
    lines = (ROOT / "tests/third_game/burrow/__init__.py").read_text(encoding="utf-8").count("\n")
    assert f"{lines} lines" in (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
