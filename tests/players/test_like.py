"""Somebody who plays at a level between two rungs."""

from __future__ import annotations

from collections import Counter

import pytest

from treetop.games import GAMES
from treetop.games.errors import Malformed
from treetop.players import PLAYERS, find_player, is_awake, player_named
from treetop.players.like import rung_of

LADDER = ("a", "b", "c", "d")


@pytest.mark.parametrize(("name", "expected"), [("like-1.3", 0.3), ("like-0.9", 0.9), ("like-2.0", 0.0)])
def test_the_upper_rung_decides_as_often_as_the_level_says(name: str, expected: float) -> None:
    lower = LADDER[int(name[5])]
    for seeds in (range(4000), range(0, 4000 << 40, 1 << 40)):
        found = Counter(rung_of(name, LADDER, seed) for seed in seeds)
        assert found.keys() <= {lower, LADDER[int(name[5]) + 1]}
        assert 1 - found[lower] / 4000 == pytest.approx(expected, abs=0.03)


def test_everybody_else_decides_for_themselves() -> None:
    assert rung_of("c", LADDER, 7) == "c"


@pytest.mark.parametrize(
    "name", ["like-", "like-2", "like-2.45", "like-9.9", "like--1.0", "like-²·¹", "like-a.b"]
)
def test_a_name_without_a_level_of_the_ladder_is_nobody(name: str) -> None:
    assert find_player("arboretum", name) is None
    with pytest.raises(Malformed):
        player_named("arboretum", name)


@pytest.mark.parametrize("game", GAMES)
def test_it_does_what_one_of_its_neighbours_does(game: str) -> None:
    ladder = list(PLAYERS[game].values())
    position = GAMES[game].new(2, "0" * 32)
    player = player_named(game, "like-1.5")
    assert is_awake(player)
    decided = set()
    for seed in range(30):
        seat = position.seat_to_act
        assert seat is not None
        view = position.view(seat)
        neighbours = [str(one.choose(view, seed, 1.0)) for one in ladder[1:3]]
        action = player.choose(view, seed, 1.0)
        assert str(action) in neighbours
        decided.add(neighbours.index(str(action)))
        position = position.after(action)
    assert decided == {0, 1}
