"""A bot that misbehaves costs itself only: the game goes on, and the report says what happened."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from tests.arena.test_runs import Here
from treetop.arena import Tournament, foreign, run, write_report
from treetop.arena.entrant import Entrant
from treetop.arena.fixture import Fixture
from treetop.arena.play import Table
from treetop.arena.result import Failure
from treetop.games import GAMES
from treetop.games.game import Action, View
from treetop.locales import Language
from treetop.players import Uniform


class Bot:
    """Chooses the first legal action, unless a test gives it something else to do."""

    name = "bot"
    level = 0

    def __init__(self, **does: Callable[..., Any]) -> None:
        self.does = does

    def begin(self, view: View) -> None:
        self.does.get("begin", lambda: None)()

    def choose(self, view: View, seed: int, budget: float) -> Action:
        return self.does.get("choose", lambda: view.legal_actions[0])()

    def end(self, view: View, outcome: object) -> None:
        self.does.get("end", lambda: None)()


def failures(**does: Callable[..., Any]) -> list[Failure]:
    """Of a bot in the first seat, in a game that was played to its end."""
    players = (Bot(**does), Uniform())
    table = Table([Entrant(player.name, player) for player in players], 0.01, Random(1))
    assert table.play(GAMES["arboretum"].new(2, "0" * 32)).outcome() is not None
    assert {failure.seat for failure in table.failures} <= {0}
    return table.failures


def raises(error: BaseException) -> Callable[[], None]:
    def work() -> None:
        raise error

    return work


@pytest.mark.parametrize("error", [RuntimeError("out of leaves"), SystemExit(3), KeyboardInterrupt()])
@pytest.mark.parametrize("method", ["begin", "choose", "end"])
def test_a_bot_that_raises_or_leaves_costs_its_own_decisions(method: str, error: BaseException) -> None:
    found = failures(**{method: raises(error)})
    said = f"{type(error).__name__}: {error}".removesuffix(": ")
    opening = said if method == "choose" else f"{method}: {said}"
    assert found
    assert all(failure.reason.startswith(opening) for failure in found)


def test_a_bot_that_never_returns_is_given_up_for_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "PATIENCE", 0.0)
    calls, release = [], Event()

    def never() -> None:
        calls.append(1)
        release.wait()

    found = failures(choose=never)
    release.set()
    assert len(calls) == 1
    assert len(found) > 20
    assert "did not return within 0.01 seconds" in found[0].reason
    assert "was given up" in found[-1].reason


def test_a_bot_that_loops_forever_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "PATIENCE", 0.0)
    ended = Event()

    def forever() -> None:
        try:
            while True:
                pass
        finally:
            ended.set()

    failures(choose=forever)
    assert ended.wait(60)


def test_an_error_that_cannot_say_what_it_is_is_reported_by_its_kind() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    assert failures(end=raises(Mute()))[0].reason.startswith("end: Mute (")


@pytest.mark.parametrize("answer", ["x" * 100_000, "\x1b[2Jdraw pile\n\x07", "draw\u202epile"])
def test_an_answer_is_quoted_cut_and_without_control_characters(answer: str) -> None:
    reason = failures(choose=lambda: answer)[0].reason
    assert reason.startswith("This isn’t a valid answer: “")
    assert reason.isprintable()
    assert "{???}" not in reason
    assert len(reason) < 300


@pytest.mark.parametrize("text", ["\x1b]0;mine\x07" * 3, "y" * 100_000])
def test_what_a_crash_says_is_cut_and_without_control_characters(text: str) -> None:
    reason = failures(choose=raises(ValueError(text)))[0].reason
    assert reason.startswith("ValueError: ")
    assert reason.isprintable()
    assert len(reason) < 500


def test_a_report_of_an_old_record_shows_no_control_characters(tmp_path: Path) -> None:
    tournament = Tournament("arboretum", ("random", "tests.arena.bots.First"), deals=1)
    run(tournament, tmp_path, Here())
    file = tmp_path / "games.jsonl"
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    lines[0]["arena"]["failures"] = [{"seat": 1, "action": 1, "reason": "\x1b[31m<b>red\n# heading"}]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    write_report(run(tournament, tmp_path, Here()), tmp_path, Language("en"))
    for name in ("report.md", "report.html"):
        text = (tmp_path / name).read_text()
        assert "\\x1b[31m&lt;b&gt;red\\n# heading" in text
        assert all(each.isprintable() or each == "\n" for each in text)


class Watched:
    """Workers that look into the folder before each game, as a program that plays could."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen: list[tuple[Fixture, set[int]]] = []

    def map(self, work: Callable[..., Any], what: Any, tasks: Sequence[Any]) -> Iterator[Any]:
        for task in tasks:
            lines = (self.folder / "games.jsonl").read_text().splitlines()
            self.seen.append((task, {json.loads(line)["arena"]["deal"] for line in lines}))
            yield work(what, task)


def test_no_game_can_be_read_while_its_deal_is_still_being_played(tmp_path: Path) -> None:
    entrants = ("random", "random:name=other", "tests.arena.bots.First")
    watched = Watched(tmp_path)
    run(Tournament("arboretum", entrants, deals=3), tmp_path, watched)
    assert all(seen == set(range(fixture.deal)) for fixture, seen in watched.seen)
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 18


def test_standings_count_what_went_wrong_before_and_after_the_decisions(tmp_path: Path) -> None:
    entrants = ("random", "tests.arena.bots.Unwilling")
    standings = run(Tournament("arboretum", entrants, deals=1), tmp_path, Here())
    reasons = [failure.reason.split(" (")[0] for _, failure in standings.failures()]
    assert reasons == ["begin: RuntimeError: not today", "end: SystemExit: 1"] * 2
    write_report(standings, tmp_path, Language("en"))
    report = (tmp_path / "report.md").read_text()
    assert "There were 4 failures." in report
    assert report.count("begin: RuntimeError: not today") == report.count("end: SystemExit: 1") == 1


def test_a_report_names_every_kind_of_failure_however_often_another_one_happened(tmp_path: Path) -> None:
    entrants = ("tests.arena.bots.Crashing", "tests.arena.bots.Unwilling")
    standings = run(Tournament("arboretum", entrants, deals=1), tmp_path, Here())
    kinds = standings.kinds_of_failure()
    assert [(kind.name, kind.first.reason.split(":")[0]) for kind in kinds] == [
        ("tests.arena.bots.Crashing", "RuntimeError"),
        ("tests.arena.bots.Unwilling", "begin"),
        ("tests.arena.bots.Unwilling", "end"),
    ]
    assert sum(kind.times for kind in kinds) == len(list(standings.failures())) > 50
