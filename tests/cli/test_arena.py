"""`treetop arena`, as a user calls it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from treetop.arena import Standings, Tournament
from treetop.arena.fixture import Fixture
from treetop.arena.report import STANDINGS, Report
from treetop.arena.result import Failure, Result, Thinking
from treetop.cli.arena import standings_table
from treetop.cli.main import run
from treetop.locales import LANGUAGES, Language

BOTS = ["random", "tests.arena.bots.First"]


def arena(folder: Path, *more: str, language: str = "en") -> int:
    arguments = ["arena", "arboretum", *BOTS, "--deals", "2", "--workers", "1", "--out", str(folder), *more]
    return run(arguments, Language(language))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena") / "out"
    assert arena(folder) == 0
    return folder


def test_a_tournament_leaves_games_a_table_and_a_report(folder: Path) -> None:
    names = {file.name for file in folder.iterdir()}
    assert names >= {"tournament.json", "games.jsonl", "games.parquet", "report.md", "report.html", "figures"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standings_are_shown_in_the_reader_s_language(
    folder: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(folder, language=language) == 0
    out = capsys.readouterr().out
    assert Language(language).say("arena-column-points") in out
    assert "random" in out


def test_a_folder_with_another_tournament_is_refused_in_a_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(folder, "--seed", "2") == 1
    said = " ".join(capsys.readouterr().err.split())
    assert "its “seed” is 1, not 2" in said
    assert "--out" in said


def test_two_tournaments_in_a_row_do_not_disturb_each_other_and_each_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["arena", "arboretum", *BOTS, "--deals"]
    alone = ("--workers", "1")
    for deals, seed, more in (("1", "1", alone), ("1", "2", alone), ("2", "1", ())):
        assert run([*command, deals, "--seed", seed, *more], Language("en")) == 0
    played = [len(file.read_text().splitlines()) for file in tmp_path.glob("arena/*/games.jsonl")]
    assert sorted(played) == [2, 4]
    assert sorted(map(str, Path().glob("arena/*/report.md")))[0] in capsys.readouterr().out


def test_options_of_the_game_are_read(tmp_path: Path) -> None:
    assert arena(tmp_path, "--option", "opening_discard=true", "--option", "edition=zman") == 0
    assert '"opening_discard": true' in (tmp_path / "tournament.json").read_text()


def test_an_option_without_a_value_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(tmp_path, "--option", "opening_discard") == 1
    assert "write name=value" in capsys.readouterr().err


def test_a_failure_is_reported_and_the_tournament_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["arena", "arboretum", "random", "tests.arena.bots.Crashing", "--deals", "1"]
    assert run([*arguments, "--workers", "1", "--out", str(tmp_path)], Language("en")) == 0
    assert "out of leaves" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_no_number_of_the_standings_is_cut_off(width: int, language: str) -> None:
    entrants = ("random:name=" + "x" * 60, "builder")
    tournament = Tournament("arboretum", entrants, deals=600)
    standings = Standings(tournament, [lost(fixture) for fixture in tournament.fixtures()])
    report = Report(standings, Language(language))
    screen = Console(width=width, file=io.StringIO(), highlight=False)
    screen.print(standings_table(report, width))
    shown = screen.file.getvalue()
    assert max(map(len, shown.splitlines())) <= width
    for cells in map(report.cells, report.rows):
        for name in ("share", "rating", "failures"):
            assert f" {cells[STANDINGS.index(name)]}" in shown
    assert "".join(line.split(" ")[0] for line in shown.splitlines()).count("x") == 60


def test_in_a_narrow_window_seconds_go_first() -> None:
    tournament = Tournament("arboretum", ("random", "builder"), deals=1)
    report = Report(Standings(tournament, [lost(each) for each in tournament.fixtures()]), Language("en"))
    wide, narrow = (
        {str(column.header) for column in standings_table(report, width).columns} for width in (80, 70)
    )
    assert wide - narrow == {"s/decision"}


def lost(fixture: Fixture) -> Result:
    """A game in which nobody decides anything."""
    failures = tuple(Failure(seat, 1, "asleep") for seat in (0, 1))
    thinking = Thinking(decisions=1, seconds=123.456)
    return Result(fixture, (50 + fixture.number, 0), (0,), (thinking, thinking), failures)
