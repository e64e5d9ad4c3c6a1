"""Weaker players of Arboretum overlook what people overlook, now and then."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from treetop.games.arboretum import Position, View
from treetop.players.arboretum import LADDER, Heuristic
from treetop.players.arboretum.oversights import OVERSIGHTS
from treetop.players.arboretum.weights import STRATEGIST

SEED = 5


def strategist(**lapses: float) -> Heuristic:
    return Heuristic(
        "strategist", 4, STRATEGIST, {name.replace("_", " "): share for name, share in lapses.items()}
    )


@cache
def views() -> list[View]:
    """What the seats of some games saw at each decision."""
    found = []
    for game in range(4):
        position = Position.new(2, seed=game)
        while (seat := position.seat_to_act) is not None:
            view = position.view(seat)
            found.append(view)
            position = position.after(strategist().choose(view, SEED, 1.0))
    return found


def choices(phase: str, lapses: Mapping[str, float]) -> list[str]:
    player = Heuristic("strategist", 4, STRATEGIST, lapses)
    return [str(player.choose(view, SEED, 1.0)) for view in views() if view.phase == phase]


@pytest.mark.parametrize("oversight", OVERSIGHTS)
def test_each_oversight_changes_some_decisions_and_not_most(oversight: str) -> None:
    phases = ("draw", "plant", "discard")
    attentive = [action for phase in phases for action in choices(phase, {})]
    lapsed = [action for phase in phases for action in choices(phase, {oversight: 1.0})]
    changed = sum(one != other for one, other in zip(attentive, lapsed, strict=True))
    assert 0 < changed < len(attentive) / 2


def test_whoever_sees_only_the_open_discards_draws_fewer_unknown_cards() -> None:
    piles = [choices("draw", lapses).count("draw pile") for lapses in ({}, {"open discard": 1.0})]
    assert piles[1] < piles[0] / 2


def test_an_oversight_comes_and_goes_with_the_seed() -> None:
    always, now_and_then = strategist(open_discard=1.0), strategist(open_discard=0.3)
    (view, *_) = (
        view for view in views() if always.choose(view, SEED, 1.0) != strategist().choose(view, SEED, 1.0)
    )
    lapses = sum(
        now_and_then.choose(view, seed, 1.0) == always.choose(view, seed, 1.0) for seed in range(1000)
    )
    assert lapses == pytest.approx(300, abs=50)


def test_the_weaker_a_player_is_the_more_it_overlooks() -> None:
    heuristics = [player for player in LADDER if isinstance(player, Heuristic)]
    prone = [sum(player.lapses.values()) for player in heuristics]
    assert prone == sorted(prone, reverse=True)
    assert all(player.lapses.keys() <= OVERSIGHTS.keys() for player in heuristics)
