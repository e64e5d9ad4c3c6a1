"""`treetop doctor` says what is wrong with a host, and how to mend it."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.databases import newer
from treetop.cli import doctor
from treetop.cli.main import run
from treetop.locales import LANGUAGES, Language
from treetop.tables.settings import Settings


def problems(settings: Settings, url: str | None = None) -> dict[str, str]:
    found = {f.what.id.removeprefix("hosting-doctor-"): f.problem for f in doctor.examine(settings, url)}
    return {what: problem.id for what, problem in found.items() if problem is not None}


def test_a_sound_host_has_no_problems(tmp_path: Path) -> None:
    assert problems(Settings(data=tmp_path, origins=("https://play.example.org",))) == {}


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    newer(tmp_path)
    assert problems(Settings(data=tmp_path)) == {"database": "hosting-database-newer"}


def test_a_database_or_a_redis_that_is_not_there_is_named(tmp_path: Path) -> None:
    found = problems(
        Settings(data=tmp_path, database="postgresql://127.0.0.1:9/none", redis="redis://127.0.0.1:9")
    )
    assert found == {"database": "hosting-doctor-no-database", "redis": "hosting-doctor-no-redis"}


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert problems(Settings(data=tmp_path / "file"))["folder"] == "hosting-doctor-folder-closed"


def test_a_folder_that_is_closed_to_whoever_asks_is_named_and_the_rest_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stat = Path.stat

    def closed(path: Path, **how: Any) -> os.stat_result:
        if tmp_path in path.parents:
            raise PermissionError(errno.EACCES, "closed", str(path))
        return stat(path, **how)

    (tmp_path / "data").mkdir()
    with monkeypatch.context() as patched:
        patched.setattr(Path, "stat", closed)
        found = list(doctor.examine(Settings(data=tmp_path / "data", origins=("nowhere",)), None))
    wrong = [finding.problem.id for finding in found if finding.problem is not None]
    assert wrong == ["hosting-doctor-folder-closed", "hosting-doctor-bad-origin"]


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    """A server that runs as somebody else couldn't write to what whoever asks would own."""
    assert problems(Settings(data=tmp_path / "new" / "data")) == {}
    assert not (tmp_path / "new").exists()
    (tmp_path / "shared").mkdir(mode=0o755)
    assert problems(Settings(data=tmp_path / "shared")) == {}
    assert (tmp_path / "shared").stat().st_mode & 0o777 == 0o755
    assert list((tmp_path / "shared").iterdir()) == []


def test_the_folder_that_was_looked_at_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor", "--data", str(tmp_path)], Language("en")) == 0
    assert f"Folder {tmp_path}: fine" in capsys.readouterr().out


@pytest.mark.parametrize(
    "url", ["play.example.org", "https://", "ftp://play.example.org", "https://a.org/t/1"]
)
def test_an_address_that_no_site_has_is_refused_before_anybody_is_called(url: str, tmp_path: Path) -> None:
    assert problems(Settings(data=tmp_path), url) == {"site": "hosting-doctor-bad-url"}


def test_few_open_files_a_full_disk_and_a_wrong_origin_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "open_files", lambda: 256)
    monkeypatch.setattr(doctor, "LEAST_FREE", 10**12)
    assert problems(Settings(data=tmp_path, origins=("https://play.example.org/",))) == {
        "files": "hosting-doctor-few-files",
        "disk": "hosting-doctor-disk-full",
        "origins": "hosting-doctor-bad-origin",
    }


def test_clocks_that_differ_are_named() -> None:
    assert doctor._clock(time.time()) is None
    late = doctor._clock(time.time() - 3600)
    assert late is not None
    assert late.id == "hosting-doctor-clocks-differ"


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_a_status_and_sentences(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "http://127.0.0.1:9"
    assert run(["doctor", "--data", str(tmp_path), "--url", url], Language(language)) == 1
    said = capsys.readouterr()
    assert [line for line in said.out.splitlines() if line.startswith("✗") and url in line]
    assert said.err
