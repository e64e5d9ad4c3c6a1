"""Puzzles are found in games of bots, the same ones every time."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest
from rich.console import Console

from treetop.arena import mining
from treetop.arena.mining import (
    Mine,
    Trial,
    confirmed,
    id_of,
    measured,
    played_by_bots,
    puzzle_at,
    puzzles_in_game,
    unique,
)
from treetop.arena.workers import Processes
from treetop.cli.puzzles import mine
from treetop.games import GAMES
from treetop.locales import Language, Message
from treetop.players.contest import Codes, Contest
from treetop.players.puzzle import Puzzle, puzzles_of
from treetop.players.totals import ONE, SHARE, TOTALS

QUICK = "tree-society"


@pytest.mark.parametrize(("name", "id"), [("arboretum", "da64df2e"), ("tree-society", "d622ff6a")])
def test_the_same_view_and_seed_give_the_same_puzzle_and_its_id_is_that_of_the_view(
    name: str, id: str
) -> None:
    shipped = puzzles_of(GAMES[name])[0]
    position = GAMES[name].from_notation(shipped.position)
    first, second = (puzzle_at(position.view(position.seat_to_act), 3) for _ in range(2))
    assert first == second
    assert first is not None
    assert (first.id, set(first.answers)) == (id, set(shipped.answers))


@pytest.mark.parametrize("name", GAMES)
def test_all_deals_that_agree_with_a_view_are_one_puzzle(name: str) -> None:
    one, another = (GAMES[name].from_notation(puzzle.position) for puzzle in puzzles_of(GAMES[name])[:2])
    seat = one.seat_to_act
    view = one.view(seat)
    assert id_of(view.sample(Random(7)).view(seat)) == id_of(view)
    assert id_of(another.view(another.seat_to_act)) != id_of(view)


def test_games_are_told_apart_by_their_numbers_alone() -> None:
    one, same, other = (
        [repr(view) for view in islice(played_by_bots(GAMES[QUICK], number, _rng(number)), 9)]
        for number in (1, 1, 2)
    )
    assert one == same != other


def _rng(number: int) -> mining.Random:
    return mining.Random(f"{QUICK}/{number}")


def test_workers_find_puzzles_in_any_order_and_the_file_has_them_in_one() -> None:
    one, two = _puzzle("a"), _puzzle("b")
    assert unique([(2, [two]), (1, [one])]) == [one, two]


def test_a_position_that_two_games_share_is_one_puzzle() -> None:
    assert unique([(1, [_puzzle("a")]), (2, [_puzzle("a")])]) == [_puzzle("a")]


def _puzzle(id: str, why: Message | None = None) -> Puzzle:
    return Puzzle(id, 2, 0.125, ("plant oa3 0,0", "plant oa3 0,1"), "rest", 0.25, why, "arboretum turn=1")


def test_a_puzzle_is_read_back_from_its_line() -> None:
    why = Message.of("tree-society-why-completes", card=Message.of("tree-society-card-inkwell"), better=3)
    for puzzle in (_puzzle("a"), _puzzle("b", why)):
        assert Puzzle.read(puzzle.line()) == puzzle


SHARES = {0: 0.6, 1: 0.5, 2: 0.6, 3: 0.3, 4: 0.57}


def _contest(*codes: int, noise: float = 0.0) -> Contest:
    """Each code wins its share, give or take some noise."""

    def roll_out(codes: Codes, first: int, last: int, totals: Codes) -> None:
        for place, code in enumerate(codes.tolist()):
            luck = np.random.default_rng([code, first]).normal(0, noise)
            totals[place * TOTALS + SHARE] += int((SHARES[code] + luck) * (last - first) * ONE)

    return Contest(np.array(codes, np.int64), roll_out, 1)


def test_what_is_as_good_as_the_best_is_an_answer_too() -> None:
    assert Trial(_contest(0, 1, 2, 3), 0).answers([0, 1, 2, 3]) == [0, 2]


def test_a_rival_that_is_nearly_as_good_makes_it_no_puzzle() -> None:
    assert Trial(_contest(0, 3, 4), 0).answers([0, 3, 4]) is None


def test_a_rival_that_only_seems_worse_makes_it_no_puzzle() -> None:
    assert Trial(_contest(0, 1, noise=3.0), 0).answers([0, 1]) is None


def test_actions_that_the_search_did_not_try_are_compared_too() -> None:
    assert Trial(_contest(0, 1), 0).answers([0, 1, 4]) is None


@pytest.mark.parametrize("name", GAMES)
def test_every_shipped_puzzle_has_a_legal_answer_that_its_lure_is_not(name: str) -> None:
    puzzles = puzzles_of(GAMES[name])
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        position = GAMES[name].from_notation(puzzle.position)
        assert all(position.is_legal(action) for action in (*puzzle.answers, puzzle.lure))
        assert puzzle.lure not in puzzle.answers
        assert mining.LEAST_CONFIRMED - 0.0006 <= puzzle.gap <= puzzle.loss + 0.0006


@pytest.mark.parametrize("name", GAMES)
def test_the_search_judges_shipped_answers_best(name: str) -> None:
    """A sample, measured a third time: no rival comes out ahead, whichever the search names."""
    puzzles = puzzles_of(GAMES[name])
    for puzzle in puzzles[:: max(1, len(puzzles) // 4)]:
        losses = measured(GAMES[name], puzzle, 1)
        assert all(mean > 0 for mean, _ in losses.values()), (puzzle, losses)


def test_a_find_that_was_luck_is_not_confirmed() -> None:
    puzzle = puzzles_of(GAMES[QUICK])[0]
    assert confirmed(GAMES[QUICK], replace(puzzle, answers=(puzzle.lure,), lure=puzzle.answers[0])) is None


def test_a_mine_gives_the_puzzles_of_its_games_with_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "MOST_TRIED", 1)
    [(number, puzzles)] = Mine(QUICK, 7, 1).dig(InThisProcess())
    assert number == 7
    assert {puzzle.id for puzzle in puzzles} <= {puzzle.id for puzzle in puzzles_in_game(GAMES[QUICK], 7)}


def test_the_command_writes_what_was_found_and_counts_it_by_grade(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shipped = puzzles_of(GAMES[QUICK])[0]
    monkeypatch.setattr(mining, "puzzles_in_game", lambda game, number: [shipped])
    monkeypatch.setattr(mining, "confirmed", lambda game, puzzle: puzzle)
    console = Console(file=StringIO(), width=200)
    mine(Mine(QUICK, 1, 3), InThisProcess(), tmp_path / "found.tsv", console, Language("en"))
    assert (tmp_path / "found.tsv").read_text(encoding="utf-8") == f"{shipped.line()}\n"
    assert f"Grade {shipped.grade}: 1 puzzle" in console.file.getvalue()  # type: ignore[attr-defined]


class InThisProcess(Processes):
    def map(self, function, shared, tasks):  # type: ignore[no-untyped-def]
        return (function(shared, task) for task in tasks)
