"""When a contest of candidates may end before its time."""

from __future__ import annotations

from itertools import chain, repeat
from random import Random
from time import perf_counter

import numpy as np
import pytest

from treetop.kernel import load
from treetop.players import compiled
from treetop.players.contest import Codes, Contest
from treetop.players.standings import MOST_COMPARED, Standings
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


def play(candidates: Contest, rounds: int) -> bool:
    """Whether all may still win afterwards."""
    return [candidates._play(number, number + 1) for number in range(rounds)][-1]


def test_a_contest_with_a_clear_winner_ends_before_its_time() -> None:
    clear = contest([[0.0] * 100, [1.0] * 100, [0.0] * 100])
    clear.think_until(perf_counter() + A_MINUTE)
    assert clear.codes[0] == 1


def test_a_contest_whose_time_passes_before_its_first_round_has_tried_every_candidate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = chain([0.0], repeat(A_MINUTE))
    monkeypatch.setattr("treetop.players.contest.perf_counter", lambda: next(clock))
    late = contest([[0.0], [1.0], [0.0]])
    late.think_until(1.0)
    assert late.visits.tolist() == [1, 1, 1]
    assert late.codes[0] == 1


def test_of_candidates_that_do_the_same_in_every_world_one_is_soon_left() -> None:
    luck = [Random(1).random() for _ in range(100)]
    twins = contest([luck, luck])
    twins.think_until(perf_counter() + A_MINUTE)
    assert twins.visits[0] < 100


def test_no_candidate_is_dropped_that_may_still_overtake_the_leader() -> None:
    assert play(contest([[1.0, 0.0] * 49 + [1.0, 1.0], [0.0, 1.0] * 50]), 100)


def test_no_candidate_is_dropped_after_a_few_rounds() -> None:
    assert play(contest([[1.0] * 10, [0.0] * 10]), 10)


def test_only_unlikely_candidates_are_dropped() -> None:
    candidates = contest([[0.0] * 100, [1.0, 0.0] * 50, [0.0, 1.0] * 50])
    assert not play(candidates, 100)
    assert compiled.settle(candidates._bytes, 0) == 2
    assert candidates.codes.tolist() == [1, 2, 0]


def test_what_was_found_out_about_a_candidate_moves_with_it() -> None:
    rng = Random(1)
    candidates = contest([[rng.random() * (i % 5) / 5 for _ in range(60)] for i in range(7)])
    play(candidates, 60)
    products = candidates.standings["products"].reshape(MOST_COMPARED, MOST_COMPARED)[:7, :7]
    before = products.copy(), candidates.totals.copy()
    compiled.settle(candidates._bytes, 1)
    order = candidates.codes
    assert order.tolist() != sorted(order)
    assert (products == before[0][np.ix_(order, order)]).all()
    assert (candidates.totals == before[1][order]).all()


def test_interpreted_and_compiled_contests_end_alike() -> None:
    rng = Random(2)
    successes = [[rng.random() + i % 3 / 10 for _ in range(90)] for i in range(9)]
    compiled_one = contest(successes)
    rules = load("treetop.players.standings", "interpreted")
    plain = Standings()
    plain.codes[:9] = range(9)
    rules.begin(plain, 9)
    for number in range(90):
        if plain.alive == 0:
            break
        totals = [0] * (plain.alive * TOTALS)
        for i in range(plain.alive):
            totals[i * TOTALS + SUCCESS] = int(ONE * successes[plain.codes[i]][number])
        compiled_one._play(number, number + 1)
        rules.add_rounds(plain, totals, 1)
        compiled_one.alive = compiled.settle(compiled_one._bytes, int(number % 20 == 19))
        rules.settle(plain, number % 20 == 19)
    assert plain.alive == 0
    assert vars(plain) == vars(compiled.LAYOUT.plain(compiled_one.standings))
