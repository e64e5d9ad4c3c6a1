"""`treetop doctor` says what is wrong with a host, and how to mend it."""

from __future__ import annotations

import errno
import time
from pathlib import Path

import httpx
import pytest

from tests.cli.databases import newer
from treetop.cli import doctor
from treetop.cli.file_problem import file_problem
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


def forbidden(*_: object) -> None:
    raise PermissionError(errno.EPERM, "Operation not permitted", "treetop.sqlite")


def test_a_database_that_somebody_else_owns_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a start by root: the folder is fine, and the server can't open what's in it."""
    (tmp_path / "treetop.sqlite").touch()
    monkeypatch.setattr(doctor, "open_database", forbidden)
    assert problems(Settings(data=tmp_path)) == {"database": "hosting-doctor-database-closed"}


def test_the_doctor_goes_on_where_it_may_not_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever isn't the server's user can't even see whether there's a database."""
    monkeypatch.setattr(doctor, "database_file", forbidden)
    (tmp_path / "file").write_text("")
    found = problems(Settings(data=tmp_path / "file", redis="redis://127.0.0.1:9"))
    assert found == {"folder": "hosting-doctor-folder-closed", "redis": "hosting-doctor-no-redis"}


@pytest.mark.parametrize("compiled", [True, False])
def test_machine_code_that_cannot_be_kept_is_named_unless_it_is_there(
    compiled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every start would compile it in front of those who play."""
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(doctor, "cache_folder", lambda: tmp_path / "file")
    monkeypatch.setattr(doctor, "STAMP", tmp_path / ("file" if compiled else "none"))
    assert problems(Settings(data=tmp_path)) == ({} if compiled else {"cache": "hosting-doctor-cache-closed"})


def test_a_cache_that_can_be_made_is_fine_and_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "cache_folder", lambda: tmp_path / "new")
    monkeypatch.setattr(doctor, "STAMP", tmp_path / "none")
    assert problems(Settings(data=tmp_path)) == {}
    assert not (tmp_path / "new").exists()


def test_a_folder_that_can_only_be_read_is_said_to_be_so() -> None:
    problem = file_problem(OSError(errno.EROFS, "Read-only file system", "/data"))
    assert Language("en").say(problem) == "/data: the file system is read-only."


def test_a_place_for_metrics_that_is_none_is_refused_as_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TREETOP_METRICS", "everywhere")
    assert run(["doctor", "--data", str(tmp_path)], Language("en")) == 1
    assert "TREETOP_METRICS" in capsys.readouterr().err


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


@pytest.mark.parametrize("answer", ['{"address": "203.0.113.9:51342", "https": true}', "[]", "1", "{}", "no"])
def test_a_site_that_answers_strangely_is_a_problem_and_no_accident(
    answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program at this address, or a proxy that passes on no address."""
    headers = {"date": "Thu, 19 Nov 2026 05:00:00 GMT"}
    there = httpx.MockTransport(lambda _: httpx.Response(200, text=answer, headers=headers))
    monkeypatch.setattr(doctor, "_client", lambda trust: httpx.Client(transport=there))
    url = "https://play.example.org"
    assert problems(Settings(data=tmp_path), url) == {"site": "hosting-doctor-no-site"}


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
