"""`treetop admin`, as it is typed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tables.server import serving
from treetop.cli.admin import responsible
from treetop.cli.main import run
from treetop.locales import Language


@pytest.fixture
async def played(tmp_path: Path) -> tuple[Path, str, str]:
    async with serving(tmp_path) as server:
        olena = await server.guest("Olena")
        return tmp_path, olena.id, (await olena.open("me", "open"))["id"]


def test_an_admin_looks_acts_and_finds_it_in_the_journal(
    played: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    data, olena, table = played

    def say(*words: str) -> str:
        assert run(["admin", *words, "--data", str(data)], Language("en")) == 0
        return capsys.readouterr().out

    assert olena in say("people", "olen")
    assert table in say("tables", "open")
    assert '"kind":"join"' in say("log", table)
    say("mute", olena, "--days", "2", "--reason", "rude")
    assert "rude" in say("bans")
    say("unmute", olena)
    say("close", table)
    assert table in say("tables", "abandoned")
    assert [line.split("  ")[2] for line in say("journal").splitlines()] == ["close", "unmute", "mute", "log"]


def test_whoever_does_not_exist_is_a_sentence(
    played: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["admin", "ban", "nobody", "--data", str(played[0])], Language("en")) == 1
    assert "nobody called “nobody”" in capsys.readouterr().err


@pytest.mark.parametrize("words", [("admin", "people"), ("rotate-keys",)])
def test_where_no_games_are_nothing_is_made(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*words, "--data", str(tmp_path / "wrong")], Language("en")) == 1
    assert f"There are no games in {tmp_path / 'wrong'}" in capsys.readouterr().err
    assert not (tmp_path / "wrong").exists()


@pytest.mark.parametrize("words", [("rotate-keys",), ("admin", "rotate-keys")])
def test_rotated_keys_are_in_the_journal_either_way(
    words: tuple[str, ...], played: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data", str(played[0])]
    assert run([*words, *data], Language("en")) == 0
    assert run(["admin", "journal", *data], Language("en")) == 0
    assert "rotate-keys" in capsys.readouterr().out


@pytest.mark.parametrize("kind", ["ban", "mute"])
def test_whoever_gives_a_reason_is_told_who_can_read_it(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The export of somebody's data has it word for word."""
    assert run(["admin", kind, "--help"], Language("en")) == 0
    said = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert "They can read it, too: it’s in the data that they download." in said


@pytest.mark.parametrize("days", ["0", "-1", "nan", "inf", "1e300", "99999999999"])
def test_a_ban_ends_within_a_lifetime_and_not_before_it_begins(
    days: str, played: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    data, olena, _ = played
    assert run(["admin", "ban", olena, "--days", days, "--data", str(data)], Language("en")) == 2
    assert "--days" in capsys.readouterr().err


def test_tables_have_four_states(played: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "tables", "opened", "--data", str(played[0])], Language("en")) == 2
    assert "“opened” isn’t valid here" in capsys.readouterr().err


async def test_what_people_wrote_is_shown_as_they_wrote_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as server:
        olena = await server.guest("[/Olena]")
        table = (await olena.open("me", "open"))["id"]
        await olena.post(f"/api/tables/{table}/chat", text="[b] :smile:")
    words = ["admin", "chat", table, "--data", str(tmp_path)]
    await asyncio.to_thread(run, words, Language("en"))
    assert "[/Olena]  [b] :smile:" in capsys.readouterr().out


def test_a_database_that_is_not_there_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TREETOP_DATABASE", "postgresql://127.0.0.1:9/none")
    assert run(["admin", "people", "--data", str(tmp_path)], Language("en")) == 1
    (sentence,) = capsys.readouterr().err.splitlines()
    assert sentence.startswith("The database can’t be used")


LITTLE_ROOM = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536))
from treetop.cli.main import main
main(sys.argv[1:])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limits there")
def test_a_copy_for_which_there_is_no_room_is_a_sentence_and_gone(played: tuple[Path, str, str]) -> None:
    data = played[0]
    words = ["backup", str(data / "copy"), "--data", str(data)]
    done = subprocess.run([sys.executable, "-c", LITTLE_ROOM, *words], capture_output=True, text=True)
    assert done.returncode == 1
    assert [line.partition(":")[0] for line in done.stderr.splitlines()] == [str(data / "copy")]
    assert not list(data.glob("copy*"))


def test_the_one_behind_sudo_is_responsible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUDO_USER", "olena")
    assert responsible() == "olena"


def test_somebody_without_a_name_can_work_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("uid not found")

    monkeypatch.delenv("SUDO_USER", raising=False)
    monkeypatch.setattr("getpass.getuser", nobody)
    assert responsible() == "—"
