"""The README tells the truth: its example runs, its links lead somewhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from treetop.arena import Tournament
from treetop.arena.play import play
from treetop.arena.result import Result

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)
LINKS = re.compile(r"\]\(([^)#]+)\)|(?:src|srcset)=\"([^\"]+)\"")


def test_the_example_has_ten_lines_and_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example, _ = CODE.findall(README)
    assert len(example.splitlines()) <= 10
    exec(compile(example, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "seat 1" in printed
    assert len(printed.splitlines()) > 10


def test_the_example_for_research_plays_a_game_to_its_end() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install '.[envs]'")
    _, example = CODE.findall(README)
    done: dict[str, Any] = {}
    exec(compile(example, "README.md", "exec"), done)
    assert not done["games"].agents


def test_the_bot_of_the_docs_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (example,) = CODE.findall((ROOT / "docs/bots.md").read_text(encoding="utf-8"))
    (tmp_path / "my_bot.py").write_text(example, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    tournament = Tournament("arboretum", ("random", "./my_bot.py"), deals=1)
    result = Result.from_record(json.loads(play(tournament, next(tournament.fixtures()))))
    assert result.failures == ()


def test_the_tournament_of_the_docs_is_a_script_that_can_be_saved_and_run(tmp_path: Path) -> None:
    (example,) = CODE.findall((ROOT / "docs/arena.md").read_text(encoding="utf-8"))
    short = example.replace("deals=50", "deals=1")
    assert short != example
    (tmp_path / "tournament.py").write_text(short, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "tournament.py"]
    said = subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True)
    files = [tmp_path / line for line in said.stdout.splitlines()]
    assert [file.name for file in files] == ["report.md", "report.html", "games.parquet"]
    assert all(file.exists() for file in files)


PLAYERS = CODE.findall((ROOT / "docs/players.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", PLAYERS, ids=["arboretum", "tree-society"])
def test_the_searches_of_the_docs_weigh_several_actions(
    example: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(example, "docs/players.md", "exec"), {})
    weighed = capsys.readouterr().out.splitlines()
    assert len(weighed) > 1
    assert "None" not in weighed[0]


def test_nothing_is_installed_under_a_name_that_is_not_ours() -> None:
    """The name `treetop` in the Python Package Index belongs to somebody else."""
    told = [README, *(page.read_text(encoding="utf-8") for page in (ROOT / "docs").glob("*.md"))]
    said = [words.read_text(encoding="utf-8") for words in (ROOT / "src/treetop/locales").rglob("*.ftl")]
    sources = [source.read_text(encoding="utf-8") for source in (ROOT / "src").rglob("*.py")]
    assert not any("install treetop" in text for text in [*told, *said, *sources])


@pytest.mark.parametrize("link", sorted({a or b for a, b in LINKS.findall(README)}))
def test_a_link_leads_to_a_file(link: str) -> None:
    assert (ROOT / link).exists()


def test_it_says_that_it_is_unofficial_and_names_its_two_commands() -> None:
    for words in ("unofficial", "./scripts/play", "./scripts/test"):
        assert words in README
