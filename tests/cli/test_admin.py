"""`treetop admin`, as it is typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.server import serving
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


def test_whoever_does_not_exist_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "ban", "nobody", "--data", str(tmp_path)], Language("en")) == 1
    assert "nobody called “nobody”" in capsys.readouterr().err
