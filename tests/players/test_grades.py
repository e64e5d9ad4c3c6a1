"""Puzzles are graded by who misses them."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from benchmarks import grades
from treetop.games import GAMES
from treetop.players.puzzle import Puzzle, puzzles_of

GAME = GAMES["arboretum"]


@dataclass
class Rung:
    """Finds the answer in this many of its tries."""

    level: int
    finds: int
    answer: str

    def choose(self, view: Any, seed: int, seconds: float) -> str:
        return self.answer if seed < self.finds else "something else"


def grade_among(monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle, *finds: int) -> int:
    rungs = [Rung(level, found, puzzle.answers[-1]) for level, found in enumerate(finds, 1)]
    monkeypatch.setattr(grades, "lower_rungs", lambda game: rungs)
    return grades.grade(GAME, puzzle)


def test_the_grade_is_the_level_of_the_strongest_who_misses_it_in_most_tries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle, half = puzzles_of(GAME)[0], grades.TRIES // 2
    assert grade_among(monkeypatch, puzzle, 0, half, half + 1) == 2
    assert grade_among(monkeypatch, puzzle, half + 1, half) == 2
    assert grade_among(monkeypatch, puzzle, half + 1, grades.TRIES) == 0


def test_puzzles_that_everybody_finds_are_left_out_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    easy, hard = (replace(puzzle, grade=1) for puzzle in puzzles_of(GAME)[:2])
    file = tmp_path / "puzzles.tsv"
    monkeypatch.setattr(sys, "argv", ["grades", "arboretum", "--write"])
    monkeypatch.setattr(grades, "puzzles_of", lambda game: [easy, hard])
    monkeypatch.setattr(grades, "grade", lambda game, puzzle: 3 * (puzzle is hard))
    monkeypatch.setattr(type(GAME), "part", lambda game, kind: file)
    grades.main()
    assert file.read_text(encoding="utf-8") == replace(hard, grade=3).line() + "\n"
    assert capsys.readouterr().out.splitlines() == ["grade 1 → 0: 1", "grade 1 → 3: 1"]
