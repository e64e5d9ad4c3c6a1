"""`treetop deck`, as somebody with their own deck calls it."""

from __future__ import annotations

from pathlib import Path

import pytest

from treetop.cli.main import run
from treetop.games.tree_society.deck.reader import shipped_text
from treetop.locales import Language

ENGLISH = Language("en")
INKWELL = 'key = "inkwell"'
CANOPY = shipped_text("canopy")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TREETOP_DECKS", str(tmp_path / "decks"))
    return tmp_path / "decks"


def written(file: Path, text: str = CANOPY) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    "command", ["deck check", "deck show", "deck add", "balance tree-society --option deck="]
)
def test_every_problem_of_a_deck_is_told_with_its_file(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path / "mine.toml", CANOPY.replace("symbols = 1", "symbols = 4", 2))
    assert run(f"{command} {file}".replace("= ", "=").split(), ENGLISH) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2
    assert all(line.startswith(f"{file}: ") and "symbols" in line for line in told)


@pytest.mark.parametrize("command", ["check", "show", "add"])
def test_a_file_in_another_encoding_is_refused_in_words(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(CANOPY.encode("utf-16"))
    assert run(["deck", command, str(file)], ENGLISH) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"{file}: ")
    assert "UTF-8" in told


def test_a_deck_of_ones_own_cannot_take_the_name_of_the_shipped_one(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path / "canopy.toml", CANOPY.replace("cost = 2", "cost = 3"))
    assert run(["deck", "add", str(file)], ENGLISH) == 1
    captured = capsys.readouterr()
    assert "Rename your file" in captured.err
    assert captured.out == ""
    assert not (folder / "canopy.toml").exists()


@pytest.mark.parametrize("command", ["check", "show"])
def test_brackets_in_names_are_brackets(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    text = CANOPY.replace('name = "Canopy"', 'name = "[/b] [red]deck"', 1)
    file = written(tmp_path / "own.toml", text.replace(INKWELL, f'{INKWELL}\nname = "[/b] [red]well"', 1))
    assert run(["deck", command, str(file)], ENGLISH) == 0
    out = capsys.readouterr().out
    assert "[/b] [red]deck" in out
    assert ("[/b] [red]well" in out) == (command == "show")


def test_a_kept_deck_is_named_as_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "add", str(written(tmp_path / "a[b].toml"))], ENGLISH) == 0
    assert "a[b]" in capsys.readouterr().out


def test_any_name_can_stand_in_a_balance_report(tmp_path: Path) -> None:
    name = r"[/b] $\frac$ | <b>"
    file = written(tmp_path / "own.toml", CANOPY.replace(INKWELL, f"{INKWELL}\nname = '{name}'", 1))
    command = ["balance", "tree-society", "--games", "2", "--players", "2", "--workers", "1"]
    assert run([*command, "--option", f"deck={file}", "--out", str(tmp_path)], ENGLISH) == 0
