"""The search of either game: fair, repeatable, in time, able to say why, and the strongest."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from tests.players.matches import share
from tests.players.positions import dealt, played
from treetop.players import PLAYERS, contest
from treetop.players.arboretum import search as arboretum_search
from treetop.players.tree_society import search as society_search


class Case(NamedTuple):
    """A search, and positions to think about."""

    game: str
    module: ModuleType
    positions: Sequence[Any]
    forced: Any

    def search(self, **settings: int) -> Any:
        return self.module.Search(**settings)

    @property
    def crowded(self) -> Any:
        """The view with the most to choose from."""
        return view_of(max(self.positions, key=lambda position: len(position.legal_actions)))


def view_of(position: Any) -> Any:
    return position.view(position.seat_to_act)


def forced_position() -> Any:
    """Of a game of Tree Society played at random, the first where one thing alone can be done."""
    rng = Random(1)
    position = dealt("tree-society", 1)
    while len(position.legal_actions) > 1:
        position = position.after(rng.choice(position.legal_actions))
    return position


ARBORETUM = Case(
    "arboretum",
    arboretum_search,
    [
        played("arboretum", number, decisions, 2 + number % 3, discards="open" if number % 4 else "top")
        for number, decisions in enumerate(range(1, 90, 9))
    ],
    dealt("arboretum", 0),
)
TREE_SOCIETY = Case(
    "tree-society",
    society_search,
    [
        played("tree-society", number, decisions, 2 + number % 3, open_memory=bool(number % 2))
        for number, decisions in enumerate(range(2, 120, 13))
    ],
    forced_position(),
)
each_search = pytest.mark.parametrize("case", [ARBORETUM, TREE_SOCIETY], ids=lambda case: case.game)
each_position = pytest.mark.parametrize(
    "number", range(min(len(ARBORETUM.positions), len(TREE_SOCIETY.positions)))
)


@each_search
@each_position
def test_what_is_hidden_does_not_change_the_search(case: Case, number: int) -> None:
    view = view_of(case.positions[number])
    search = case.search(iterations=50)
    for seed in range(2):
        other = view.sample(Random(seed)).view(view.seat)
        assert search.explain(other, seed, 1.0) == search.explain(view, seed, 1.0)


@each_search
@pytest.mark.parametrize("number", [0, 3, 6])
def test_the_same_seed_and_iterations_give_the_same_candidates_on_any_number_of_threads(
    case: Case, number: int
) -> None:
    view = view_of(case.positions[number])
    alone, together = (case.search(iterations=100, threads=threads) for threads in (1, 3))
    assert alone.explain(view, 5, 1.0) == together.explain(view, 5, 1.0)


@each_search
def test_every_candidate_is_legal_and_the_first_is_chosen(case: Case) -> None:
    candidates = case.search(iterations=100).explain(case.crowded, 1, 1.0)
    assert len(candidates) > 3
    assert all(candidate.action in case.crowded.legal_actions for candidate in candidates)
    assert case.search(iterations=100).choose(case.crowded, 1, 1.0) == candidates[0].action


@each_search
def test_a_candidate_tells_its_share_of_wins_its_points_and_its_visits(case: Case) -> None:
    best = case.search(iterations=100).explain(case.crowded, 1, 1.0)[0]
    assert 0 <= best.share <= 1
    assert 0 < best.points < 100
    assert best.visits > 100 // 16


@each_search
def test_candidates_that_stay_longer_are_visited_more(case: Case) -> None:
    candidates = case.search(iterations=300).explain(case.crowded, 1, 1.0)
    visits = [candidate.visits or 0 for candidate in candidates]
    assert visits == sorted(visits, reverse=True)


@each_search
def test_no_round_begins_after_the_deadline(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is ours here: each reading is a millisecond later than the one before."""
    readings = iter(number / 1000 for number in range(10**6))
    last = 0.0

    def clock() -> float:
        nonlocal last
        last = next(readings)
        return last

    monkeypatch.setattr(contest, "perf_counter", clock)
    case.search(threads=1).choose(case.crowded, 1, 0.1)
    assert last <= 0.1 + 0.004


@each_search
def test_without_time_the_first_impression_decides(case: Case) -> None:
    assert case.search().explain(case.crowded, 1, 0.0)[0].visits is None


@each_search
def test_a_forced_action_takes_no_thought(case: Case) -> None:
    candidates = case.search().explain(view_of(case.forced), 1, 60.0)
    assert [candidate.action for candidate in candidates] == list(case.forced.legal_actions)
    assert candidates[0].visits is None


def test_the_search_of_tree_society_beats_the_planner() -> None:
    search, planner = society_search.Search(iterations=30), PLAYERS["tree-society"]["planner"]
    assert share("tree-society", search, planner, 6) >= 0.75


def test_the_search_of_arboretum_beats_the_strategist() -> None:
    search, strategist = arboretum_search.Search(iterations=1000), PLAYERS["arboretum"]["strategist"]
    assert share("arboretum", search, strategist, 4) >= 0.75
