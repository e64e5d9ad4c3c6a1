"""One game of a tournament."""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

import pytest

from treetop.arena import Tournament
from treetop.arena.play import play
from treetop.arena.result import GRACE, Result, Thinking
from treetop.games import GAMES
from treetop.locales import Language
from treetop.players import PLAYERS
from treetop.records import Record, verify

FIRST = "tests.arena.bots.First"


def played(*entrants: str, game: str = "arboretum", fixture: int = 0, **settings: Any) -> str:
    tournament = Tournament(game, entrants, **settings)
    return play(tournament, list(tournament.fixtures())[fixture])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_the_arena_is_a_record_that_can_be_verified(game: str) -> None:
    record = Record.from_json(played("random", FIRST, game=game))
    verify(record)
    assert record.extra["names"] == ["random", FIRST]
    assert record.result is not None


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    first, second = (json.loads(played("random", FIRST)) for _ in range(2))
    assert first["actions"] == second["actions"]


def test_mirrored_games_are_dealt_the_same_cards() -> None:
    there, back = (json.loads(played("random", FIRST, fixture=i)) for i in range(2))
    assert there["deal"] == back["deal"]
    assert there["names"] == back["names"][::-1]


def test_a_crash_costs_a_random_move_and_the_game_goes_on() -> None:
    line = played("random", "tests.arena.bots.Crashing")
    verify(Record.from_json(line))
    result = Result.from_record(json.loads(line))
    (reason,) = {failure.reason for failure in result.failures}
    assert reason.startswith("RuntimeError: out of leaves")
    assert {failure.seat for failure in result.failures} == {1}
    assert len(result.failures) == result.thinking[1].decisions > 0


def test_an_illegal_answer_costs_a_random_move_and_is_explained() -> None:
    result = Result.from_record(json.loads(played("tests.arena.bots.Cheating", "random")))
    assert result.failures[0].action == 1
    assert result.failures[0].reason == Language("en").say("arboretum-no-such-seat", seat=4)


PROGRAM = f"treetop.players.Program:command={sys.executable} examples/bots/first.py"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "novice", "search:iterations=1", FIRST, PROGRAM])
def test_a_decision_is_checked_once_and_done_once(
    game: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: Counter[str] = Counter()
    start = GAMES[game].new(2, "0" * 32)
    PLAYERS[game]["search"].choose(start.view(0), 1, 0.0)
    for kind in (type(start), type(start.view(0))):
        for name in ("_encode", "_rule_against", "_after_code"):
            if hasattr(kind, name):
                monkeypatch.setattr(kind, name, counting(counted, name, getattr(kind, name)))
    decisions = len(json.loads(played(bot, f"{FIRST}:name=other", game=game))["actions"])
    assert counted == {"_encode": decisions, "_after_code": decisions}


def counting(counted: Counter[str], name: str, method: Any) -> Any:
    def call(*arguments: Any) -> Any:
        counted[name] += 1
        return method(*arguments)

    return call


def test_a_decision_is_late_only_after_its_budget_and_a_little_grace() -> None:
    thinking = Thinking().after(1.0 + GRACE / 2, 1.0).after(1.0 + GRACE * 2, 1.0)
    assert (thinking.decisions, thinking.late, thinking.slowest) == (2, 1, 1.0 + GRACE * 2)


def test_a_result_is_read_back_from_its_record() -> None:
    record = json.loads(played("random", "tests.arena.bots.Crashing", "tests.arena.bots.First", seats=3))
    result = Result.from_record(record)
    assert result.facts() == record["arena"] | {"seats": tuple(record["arena"]["seats"])}
    assert [seat + 1 for seat in result.winners] == record["result"]["winners"]


def test_winners_come_first_and_equal_points_share_a_place() -> None:
    record = json.loads(played("random", FIRST, "random:name=other", seats=3))
    result = Result.from_record(record | {"result": {"scores": [7, 9, 7], "winners": [2]}})
    assert result.places() == [2, 1, 2]
    tie_break = Result.from_record(record | {"result": {"scores": [9, 9, 7], "winners": [2]}})
    assert tie_break.places() == [2, 1, 3]
    shared = Result.from_record(record | {"result": {"scores": [9, 9, 7], "winners": [1, 2]}})
    assert [shared.wins(seat) for seat in range(3)] == [0.5, 0.5, 0]
