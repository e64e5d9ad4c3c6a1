"""What a tournament has shown."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pyarrow import parquet

from tests.arena.test_runs import Here
from treetop.arena import Standings, Tournament, run, write_report
from treetop.arena.ratings import Ratings
from treetop.arena.result import Result
from treetop.locales import LANGUAGES, Language

BOTS = ("random", "tests.arena.bots.First", "tests.arena.bots.Crashing")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena")
    run(Tournament("arboretum", BOTS, seats=3, format="together", deals=6), folder, Here())
    return folder


@pytest.fixture(scope="module")
def standings(folder: Path) -> Standings:
    return run(Tournament("arboretum", BOTS, seats=3, format="together", deals=6), folder, Here())


def test_every_game_has_one_victory(standings: Standings) -> None:
    assert sum(row.wins for row in standings.rows()) == pytest.approx(len(standings.results))


def test_standings_say_of_how_many_games_they_are(standings: Standings) -> None:
    assert repr(standings) == "<Standings: 18 games of 3 entrants>"


def test_of_two_one_is_ahead_or_they_are_level(standings: Standings) -> None:
    for entrant in range(3):
        for other in {0, 1, 2} - {entrant}:
            there, back = standings.meeting(entrant, other), standings.meeting(other, entrant)
            assert there.games == back.games == 18
            assert there.share.value + back.share.value == pytest.approx(1)


def test_failures_are_counted_for_the_one_who_failed(standings: Standings) -> None:
    failures = {row.name: row.failures for row in standings.rows()}
    assert failures["tests.arena.bots.Crashing"] > 0
    assert failures["random"] == failures["tests.arena.bots.First"] == 0


def test_who_wins_more_is_rated_higher_and_games_make_the_rating_surer(standings: Standings) -> None:
    one_sided = [always_won_by(0, result) for result in standings.results]
    few, many = Ratings.of(3, one_sided[:3]), Ratings.of(3, one_sided)
    assert many[0].mu > many[1].mu
    assert many[0].sigma < few[0].sigma < 25 / 3


def always_won_by(entrant: int, result: Result) -> Result:
    seat = result.fixture.seats.index(entrant)
    scores = tuple(30 if other == seat else 10 for other in range(3))
    return Result(result.fixture, scores, (seat,), result.thinking, ())


def test_a_rating_does_not_depend_on_the_order_in_which_games_were_written(
    folder: Path, standings: Standings, tmp_path: Path
) -> None:
    lines = (folder / "games.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_text("".join(reversed(lines)))
    again = run(standings.tournament, tmp_path, Here())
    assert again.rows() == standings.rows()


def test_the_parquet_file_has_a_row_for_each_seat_of_each_game(standings: Standings, tmp_path: Path) -> None:
    write_report(standings, tmp_path, Language("en"))
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == 18 * 3
    assert sum(table["win"].to_pylist()) == pytest.approx(18)
    assert set(table["seat"].to_pylist()) == {1, 2, 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_speaks_every_language_and_names_its_command(
    standings: Standings, tmp_path: Path, language: str
) -> None:
    write_report(standings, tmp_path, Language(language))
    markdown = (tmp_path / "report.md").read_text()
    assert standings.tournament.command() in markdown
    assert "arena-" not in markdown
    assert Language(language).say("arena-standings") in markdown
    assert "RuntimeError: out of leaves" in markdown


def test_the_html_report_is_well_formed_and_holds_its_pictures(standings: Standings, tmp_path: Path) -> None:
    write_report(standings, tmp_path, Language("en"))
    html = (tmp_path / "report.html").read_text()
    tags = Tags()
    tags.feed(html)
    assert tags.open == []
    assert html.count("<figure") == html.count("<svg") == 4
    assert sorted(file.name for file in (tmp_path / "figures").iterdir()) == [
        "matrix.svg",
        "points.svg",
        "ratings.svg",
        "thinking.svg",
    ]


class Tags(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attributes: object) -> None:
        if tag not in ("meta", "path", "use", "rect", "image"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            assert self.open.pop() == tag


def test_names_and_reasons_cannot_break_the_page(standings: Standings, tmp_path: Path) -> None:
    record = json.loads(json.dumps({"arena": standings.results[0].facts(), "result": {}}))
    record["arena"]["failures"] = [{"seat": 1, "action": 1, "reason": "<script>alert(1)</script> | x"}]
    record["result"] = {"scores": [1, 2, 3], "winners": [3]}
    hostile = Standings(standings.tournament, [Result.from_record(record)])
    write_report(hostile, tmp_path, Language("en"))
    assert "<script>" not in (tmp_path / "report.html").read_text()
