"""When a contest of candidates may end before its time."""

from __future__ import annotations

from random import Random
from time import perf_counter

import numpy as np
import pytest

from treetop.players.contest import Codes, Contest
from treetop.players.totals import ONE, SUCCESS, TOTALS

A_MINUTE = 60.0


def contest(successes: list[list[float]]) -> Contest:
    """Candidates whose success in each world is given; behind the last world nothing is known."""

    def roll_out(codes: Codes, first: int, last: int, totals: Codes) -> None:
        for world in range(first, last):
            if world >= len(successes[0]):
                pytest.fail("it went on although everything was settled")
            for i, code in enumerate(codes):
                totals[i * TOTALS + SUCCESS] += int(ONE * successes[code][world])

    return Contest(np.arange(len(successes)), roll_out, 1)


def play(candidates: Contest, rounds: int) -> Contest:
    for number in range(rounds):
        totals = candidates._play(len(candidates.codes), number, number + 1)
        success = totals[:, SUCCESS] / ONE
        candidates.products += np.outer(success, success)
    return candidates


def test_a_contest_with_a_clear_winner_ends_before_its_time() -> None:
    clear = contest([[0.0] * 100, [1.0] * 100, [0.0] * 100])
    clear.think_until(perf_counter() + A_MINUTE)
    assert clear.codes[0] == 1


def test_of_candidates_that_do_the_same_in_every_world_one_is_soon_left() -> None:
    luck = [Random(1).random() for _ in range(100)]
    twins = contest([luck, luck])
    twins.think_until(perf_counter() + A_MINUTE)
    assert twins.visits[0] < 100


def test_no_candidate_is_dropped_that_may_still_overtake_the_leader() -> None:
    close = play(contest([[1.0, 0.0] * 49 + [1.0, 1.0], [0.0, 1.0] * 50]), 100)
    assert close.contenders(2).all()


def test_no_candidate_is_dropped_after_a_few_rounds() -> None:
    assert play(contest([[1.0] * 10, [0.0] * 10]), 10).contenders(2).all()


def test_only_unlikely_candidates_are_dropped() -> None:
    candidates = play(contest([[0.0] * 100, [1.0, 0.0] * 50, [0.0, 1.0] * 50]), 100)
    assert candidates.drop_unlikely(3) == 2
    assert candidates.codes.tolist() == [1, 2, 0]
