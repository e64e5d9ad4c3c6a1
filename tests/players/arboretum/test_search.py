"""The search: fair, repeatable, in time, and able to say why."""

from __future__ import annotations

from random import Random

import pytest

from tests.players.positions import played
from treetop.games.arboretum import Position, View
from treetop.players import contest
from treetop.players.arboretum import Search
from treetop.players.arboretum import search as search_module


def view_of(position: Position) -> View:
    assert position.seat_to_act is not None
    return position.view(position.seat_to_act)


POSITIONS = [
    played(number, decisions, 2 + number % 3, discards="open" if number % 4 else "top")
    for number, decisions in enumerate(range(1, 90, 9))
]


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_what_is_hidden_does_not_change_the_search(position: Position) -> None:
    view = view_of(position)
    search = Search(iterations=60)
    for seed in range(2):
        other = view.sample(Random(seed)).view(view.seat)
        assert search.explain(other, seed, 1.0) == search.explain(view, seed, 1.0)


@pytest.mark.parametrize("position", POSITIONS[::3], ids=range(len(POSITIONS[::3])))
def test_the_same_seed_and_iterations_give_the_same_candidates_on_any_number_of_threads(
    position: Position,
) -> None:
    alone, together = (Search(iterations=100, threads=threads) for threads in (1, 3))
    assert alone.explain(view_of(position), 5, 1.0) == together.explain(view_of(position), 5, 1.0)


def test_every_candidate_is_legal_and_the_first_is_chosen() -> None:
    view = view_of(POSITIONS[4])
    candidates = Search(iterations=200).explain(view, 1, 1.0)
    assert all(candidate.action in view.legal_actions for candidate in candidates)
    assert Search(iterations=200).choose(view, 1, 1.0) == candidates[0].action


def test_a_candidate_tells_its_share_of_wins_its_points_and_its_visits() -> None:
    best = Search(iterations=200).explain(view_of(POSITIONS[4]), 1, 1.0)[0]
    assert best.share is not None
    assert best.points is not None
    assert best.visits is not None
    assert 0 <= best.share <= 1
    assert best.points > 0
    assert best.visits > 200 // 12


def test_candidates_that_stay_longer_are_visited_more() -> None:
    visits = [candidate.visits for candidate in Search(iterations=600).explain(view_of(POSITIONS[4]), 1, 1.0)]
    assert visits == sorted(visits, key=lambda count: -(count or 0))


def test_no_round_begins_after_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is ours here: each reading is a millisecond later than the one before."""
    readings = iter(number / 1000 for number in range(10**6))
    last = 0.0

    def clock() -> float:
        nonlocal last
        last = next(readings)
        return last

    monkeypatch.setattr(search_module, "perf_counter", clock)
    monkeypatch.setattr(contest, "perf_counter", clock)
    Search(threads=1).choose(view_of(POSITIONS[4]), 1, 0.5)
    assert last <= 0.5 + 0.004


def test_without_time_the_first_impression_decides() -> None:
    candidates = Search().explain(view_of(POSITIONS[4]), 1, 0.0)
    assert candidates[0].visits is None


def test_a_forced_move_takes_no_thought() -> None:
    candidates = Search().explain(Position.new(2, "0" * 32).view(0), 1, 60.0)
    assert [str(candidate.action) for candidate in candidates] == ["draw pile"]
    assert candidates[0].visits is None
