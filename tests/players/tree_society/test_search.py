"""The search: fair, repeatable, in time, able to say why, and the strongest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.players.tree_society.positions import played
from treetop.games.tree_society import Position, View
from treetop.players import PLAYERS, Player, contest
from treetop.players.tree_society import Search
from treetop.players.tree_society import search as search_module


def view_of(position: Position) -> View:
    assert position.seat_to_act is not None
    return position.view(position.seat_to_act)


POSITIONS = [
    played(number, decisions, 2 + number % 3, open_memory=bool(number % 2))
    for number, decisions in enumerate(range(2, 120, 13))
]
CROWDED = max(POSITIONS, key=lambda position: len(position.legal_actions))


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_what_is_hidden_does_not_change_the_search(position: Position) -> None:
    view = view_of(position)
    search = Search(iterations=40)
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
    view = view_of(CROWDED)
    candidates = Search(iterations=100).explain(view, 1, 1.0)
    assert len(candidates) > 3
    assert all(candidate.action in view.legal_actions for candidate in candidates)
    assert Search(iterations=100).choose(view, 1, 1.0) == candidates[0].action


def test_a_candidate_tells_its_share_of_wins_its_points_and_its_visits() -> None:
    best = Search(iterations=100).explain(view_of(CROWDED), 1, 1.0)[0]
    assert best.share is not None
    assert best.points is not None
    assert best.visits is not None
    assert 0 <= best.share <= 1
    assert 5 < best.points < 100
    assert best.visits > 100 // 16


def test_candidates_that_stay_longer_are_visited_more() -> None:
    visits = [candidate.visits for candidate in Search(iterations=300).explain(view_of(CROWDED), 1, 1.0)]
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
    Search(threads=1).choose(view_of(CROWDED), 1, 0.1)
    assert last <= 0.1 + 0.004


def test_without_time_the_first_impression_decides() -> None:
    candidates = Search().explain(view_of(CROWDED), 1, 0.0)
    assert candidates[0].visits is None


def test_a_forced_action_takes_no_thought() -> None:
    forced = next(position for position in at_random(1) if len(position.legal_actions) == 1)
    candidates = Search().explain(view_of(forced), 1, 60.0)
    assert [candidate.action for candidate in candidates] == list(forced.legal_actions)
    assert candidates[0].visits is None


def at_random(number: int) -> Iterator[Position]:
    """Every position of a game played at random."""
    rng = Random(number)
    position = Position.new(2, f"{number:032x}")
    while position.seat_to_act is not None:
        yield position
        position = position.after(rng.choice(position.legal_actions))


def wins(players: tuple[Player, ...], number: int, seat: int) -> bool:
    position = Position.new(len(players), f"{number:032x}")
    rng = Random(number)
    while (actor := position.seat_to_act) is not None:
        position = position.after(players[actor].choose(position.view(actor), rng.getrandbits(62), 1.0))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners[0] == seat


def test_the_search_beats_the_planner() -> None:
    search, planner = Search(iterations=30), PLAYERS["tree-society"]["planner"]
    won = [wins((search, planner), number, 0) for number in range(6)]
    won += [wins((planner, search), number, 1) for number in range(6)]
    assert sum(won) >= 9
