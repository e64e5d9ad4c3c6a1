"""How sure a share of wins is."""

import pytest

from treetop.arena.interval import mirrored, wilson


def test_wilson_s_interval_is_the_textbook_s() -> None:
    interval = wilson(0.8, 10)
    assert (interval.low, interval.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_nothing_played_leaves_everything_possible() -> None:
    assert (mirrored([]).low, mirrored([]).high) == (0, 1)


def test_winning_every_game_does_not_prove_invincibility() -> None:
    interval = mirrored([[1.0, 1.0]] * 50)
    assert interval.high == pytest.approx(1)
    assert interval.low == pytest.approx(wilson(1.0, 100).low)


def test_mirrored_games_that_always_end_alike_count_once_a_pair() -> None:
    alike = mirrored([[1.0, 1.0], [0.0, 0.0]] * 50)
    pairs = wilson(0.5, 100)
    assert alike.high - alike.low == pytest.approx(pairs.high - pairs.low, rel=0.01)


def test_mirrored_games_that_cancel_luck_never_claim_more_than_was_played() -> None:
    assert mirrored([[1.0, 0.0]] * 50) == wilson(0.5, 100)


def test_one_set_of_mirrored_games_is_one_game() -> None:
    assert mirrored([[1.0, 0.0]]) == wilson(0.5, 1)
