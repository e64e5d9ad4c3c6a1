"""The help of every command speaks the reader's language, in every word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from treetop.cli.main import run
from treetop.locales import LANGUAGES, Language

NAMES = (
    "arena, backup, balance, bench, deck, play, replay, restore, score, serve, show, simulate, verify, warm, "
    "deck add, deck check, deck show"
)
COMMANDS = [[], *(name.split() for name in NAMES.split(", "))]
OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH_OF_CYCLOPTS = re.compile(
    r"Usage|Commands|Parameters|Display this"
    r"|\b(?:default|required|choices|COMMAND|ARGS|STR|INT|FLOAT|PATH)\b"
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(command: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command, "--help"], Language(language)) == 0
    assert ENGLISH_OF_CYCLOPTS.findall(capsys.readouterr().out) == []


def test_defaults_and_what_must_be_given_are_said_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    run(["arena", "--help"], Language("fr"))
    words = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert "Le jeu. Obligatoire." in words
    assert "Secondes par décision. Par défaut : 1.0." in words.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", "file o cartella inesistente"),
        ("uk", "такого файлу чи теки немає"),
        ("es", "no existe ese archivo o carpeta"),
        ("fr", "fichier ou dossier introuvable"),
    ],
)
def test_a_missing_file_is_explained(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["score", str(tmp_path / "nothing")], Language(language)) == 1
    assert words in capsys.readouterr().err
