"""Shares of one whole add up when they are shown."""

from __future__ import annotations

import pytest

from treetop.players.percents import whole_percents

SHARES: list[tuple[list[float], int]] = [
    ([0.333, 0.333, 0.334], 100),
    ([0.125, 0.125, 0.375, 0.375], 100),
    ([0.005, 0.995], 100),
    ([0.29, 0.71], 100),
    ([1.0, 0.0], 100),
    ([0.3337, 0.3337, 0.3337], 100),
    ([0.9, 0.05, 0.049], 100),
    ([-0.314, 0.226, 0.598], 51),
    ([-0.005, -0.004, -0.002], -1),
    ([0.7, 0.9], 100),
    ([0.1, 0.2, 0.1], 100),
]


@pytest.mark.parametrize(("shares", "total"), SHARES)
def test_whole_percents_add_up(shares: list[float], total: int) -> None:
    assert sum(whole_percents(shares, total)) == total


@pytest.mark.parametrize(("shares", "total"), SHARES[:8])
def test_each_is_one_of_its_two_neighbours(shares: list[float], total: int) -> None:
    for share, whole in zip(shares, whole_percents(shares, total), strict=True):
        assert abs(100 * share - whole) <= 1


def test_the_largest_remainders_are_rounded_up() -> None:
    assert whole_percents([0.333, 0.333, 0.334]) == [33, 33, 34]
    assert whole_percents([0.125, 0.125, 0.375, 0.375]) == [13, 13, 37, 37]
