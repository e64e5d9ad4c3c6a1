"""`treetop site`: what it refuses. What it writes is visited by tests/browser/test_static_site.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from treetop.cli.main import run
from treetop.locales import LANGUAGES, Language


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["site", *arguments], Language()) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    assert "holds other files" in refused(capsys, str(tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "site").write_text("")
    assert "it’s a file, not a folder" in refused(capsys, str(tmp_path / "site"))


@pytest.mark.parametrize("base", ["treetop", "/treetop", "treetop/", ""])
def test_a_base_starts_and_ends_with_a_slash(
    tmp_path: Path, base: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "/treetop/" in refused(capsys, str(tmp_path / "site"), "--base", base)
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_help_names_the_folder_and_the_base(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["site", "--help"], Language(language)) == 0
    shown = capsys.readouterr().out
    assert "FOLDER" in shown
    assert "/treetop/" in shown
