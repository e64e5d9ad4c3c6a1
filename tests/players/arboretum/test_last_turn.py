"""The last turn is solved exactly: the search agrees with counting out every line by the rules."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from tests.players.positions import dealt
from treetop.games.arboretum import Action, Position, View
from treetop.players import PLAYERS
from treetop.players.arboretum import Search


def success(position: Position, seat: int) -> float:
    outcome = position.outcome()
    assert outcome is not None
    margin = outcome.scores[seat] - max(s for i, s in enumerate(outcome.scores) if i != seat)
    share = (seat in outcome.winners) / len(outcome.winners)
    return 0.5 * share + 0.5 * (0.5 + 0.5 * margin / sqrt(64 + margin * margin))


def worlds(view: View) -> list[Position]:
    """Every position that agrees with a view of three seats or two, with an empty draw pile."""
    first = view.sample(Random(0))
    others = [seat for seat in range(view.players) if seat != view.seat]
    if len(others) == 1:
        return [first]
    hidden = [place_of_hidden(view, seat) for seat in others]
    cards = [int(first.record["hand"][place]) for places in hidden for place in places]
    return [
        arranged(first, hidden, cards, chosen) for chosen in combinations(range(len(cards)), len(hidden[0]))
    ]


def place_of_hidden(view: View, seat: int) -> list[int]:
    return [
        i for i in range(seat * 9, seat * 9 + view.record["hand_size"][seat]) if view.record["hand"][i] < 0
    ]


def arranged(first: Position, hidden: list[list[int]], cards: list[int], chosen: tuple[int, ...]) -> Position:
    world = Position.from_bytes(first.setup, first.to_bytes())
    rest = [i for i in range(len(cards)) if i not in chosen]
    for places, numbers in zip(hidden, (chosen, rest), strict=True):
        for place, number in zip(places, numbers, strict=True):
            world.record["hand"][place] = cards[number]
    return world


def brute_force(many: list[Position], seat: int) -> dict[Action, float]:
    """For each option, the mean success of the best that can follow."""
    return {
        option: best_after([world.after(option) for world in many], seat) for option in many[0].legal_actions
    }


def best_after(many: list[Position], seat: int) -> float:
    if many[0].seat_to_act is None:
        return sum(success(world, seat) for world in many) / len(many)
    return max(brute_force(many, seat).values())


@cache
def last_turn(number: int, players: int = 2) -> list[Position]:
    """The decisions after the last card of the draw pile has been drawn."""
    rng = Random(number)
    position = dealt("arboretum", number, players)
    chooser = PLAYERS["arboretum"]["builder"]
    last = []
    while (seat := position.seat_to_act) is not None:
        if position.pile_size == 0:
            last.append(position)
        position = position.after(chooser.choose(position.view(seat), rng.getrandbits(62), 1.0))
    return last


TWO_SEATS = [(number, position) for number in range(8) for position in last_turn(number)]


@pytest.mark.rule("A8")
@pytest.mark.parametrize("phase", ["draw", "plant", "discard"])
def test_the_last_turns_to_solve_are_of_every_phase(phase: str) -> None:
    assert phase in {position.phase for _, position in TWO_SEATS}


@pytest.mark.rule("A8")
@pytest.mark.parametrize("position", [position for _, position in TWO_SEATS], ids=lambda p: f"{p.phase}")
def test_the_search_agrees_with_brute_force(position: Position) -> None:
    assert_best(position)


@pytest.mark.rule("A8")
def test_with_three_seats_the_expectation_is_over_every_arrangement() -> None:
    position = next(p for number in range(20) for p in last_turn(number, 3) if p.phase == "discard")
    assert_best(position)


def assert_best(position: Position) -> None:
    seat = position.seat_to_act
    assert seat is not None
    view = position.view(seat)
    expected = brute_force(worlds(view), seat)
    chosen = Search(iterations=10).choose(view, 1, 1.0)
    assert expected[chosen] == pytest.approx(max(expected.values()), abs=1e-5)
