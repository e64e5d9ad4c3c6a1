"""What a result is made of adds up to it, and levels come out in the order of the ladder."""

from __future__ import annotations

from random import Random

import pytest

from tests.players.positions import played
from treetop.games import GAMES
from treetop.players import PLAYERS
from treetop.players.account import Loss, accounts_of, level_played
from treetop.players.judging import decisions_of
from treetop.players.review import Standing, ends_of_turns, prospects

TOLERANCE = 1e-9


def standings(*shares: tuple[float, ...]) -> list[Standing]:
    """A turn of two decisions each."""
    return [Standing(2 * turn, None, each) for turn, each in enumerate(shares)]


def test_what_mistakes_do_not_explain_is_luck() -> None:
    turns = standings((0.5, 0.5), (0.3, 0.7), (0.0, 1.0))
    first, second = accounts_of(turns, [Loss(0, 0, 0.1), Loss(1, 0, 0.0), Loss(2, 1, 0.0), Loss(3, 1, 0.2)])
    assert first.luck == pytest.approx((-0.1, -0.5))
    assert second.luck == pytest.approx((0.1, 0.5))
    assert (first.errors, first.others_errors) == pytest.approx((-0.1, 0.2))
    assert (second.errors, second.others_errors) == pytest.approx((-0.2, 0.1))
    assert first.error == pytest.approx(0.05)
    assert second.without_luck == pytest.approx(0.4)


def test_phases_add_up_to_what_was_given_away_and_at_stake() -> None:
    turns = standings((0.5, 0.5), (0.3, 0.7), (0.0, 1.0))
    made = [
        Loss(0, 0, 0.1, "draw"),
        Loss(1, 0, 0.2, "plant"),
        Loss(2, 0, 0.05, "draw"),
        Loss(3, 1, 0.4, "draw"),
    ]
    account = accounts_of(turns, made)[0]
    assert [(one.phase, one.decisions) for one in account.phases] == [("draw", 2), ("plant", 1)]
    assert [one.loss for one in account.phases] == pytest.approx([0.15, 0.2])
    assert sum(one.stake for one in account.phases) == pytest.approx(account.stake)


def test_whoever_has_lost_already_gets_no_better_level_for_giving_nothing_away() -> None:
    turns = standings((0.5, 0.5), (0.0, 1.0), (0.0, 1.0), (0.0, 1.0))
    made = [Loss(step, 0, 0.1 if step == 0 else 0.0) for step in range(6)]
    assert accounts_of(turns, made)[0].error == pytest.approx(0.05)


def test_without_anything_at_stake_no_level_is_named() -> None:
    turns = standings((0.0, 1.0), (0.0, 1.0))
    assert accounts_of(turns, [Loss(0, 0, 0.0)])[0].level(LADDER) is None
    assert accounts_of(standings((0.5, 0.5), (0.0, 1.0)), [Loss(0, 0, 0.04)])[0].level(LADDER) == 1.0


def test_what_is_given_away_comes_to_the_others_as_they_stand() -> None:
    turns = standings((0.4, 0.45, 0.15), (0.4, 0.45, 0.15))
    accounts = accounts_of(turns, [Loss(0, 0, 0.2)])
    assert [each.others_errors for each in accounts] == pytest.approx([0.0, 0.15, 0.05])
    assert sum(each.luck_in_all for each in accounts) == pytest.approx(0.0)


def test_whoever_has_won_already_can_still_give_it_away() -> None:
    accounts = accounts_of(standings((1.0, 0.0, 0.0), (0.0, 1.0, 0.0)), [Loss(0, 0, 0.5)])
    assert [each.others_errors for each in accounts] == pytest.approx([0.0, 0.25, 0.25])


@pytest.mark.parametrize("game", PLAYERS)
def test_start_errors_and_luck_add_up_to_the_result(game: str) -> None:
    """The last turns of a game at random; all parts of all seats."""
    position, rng, actions = played(game, 3, 60), Random(1), []
    positions = [position]
    while not positions[-1].is_over:
        action = rng.choice(positions[-1].legal_actions)
        actions.append(str(action))
        positions.append(positions[-1].after(action))
    assert len(actions) > 8
    positions, actions = positions[-9:], actions[-8:]
    seats = [None, *(each.seat_to_act for each in positions[:-1])]
    stood = [Standing(step, seats[step], prospects(positions[step])) for step in ends_of_turns(seats)]
    judged = [Loss(each.step, each.seat, each.loss) for each in decisions_of(positions, actions)]
    outcome = positions[-1].outcome()
    for seat, account in enumerate(accounts_of(stood, judged)):
        total = account.start + account.errors + account.others_errors + account.luck_in_all
        assert total == pytest.approx(account.result, abs=TOLERANCE)
        assert account.result == outcome.share(seat)
        assert account.decisions == sum(each.seat == seat for each in judged)


LADDER = ((0, 0.08), (1, 0.04), (3, 0.02), (5, 0.01))


@pytest.mark.parametrize(
    ("error", "level"),
    [(0.2, 0.0), (0.08, 0.0), (0.06, 0.5), (0.04, 1.0), (0.03, 2.0), (0.0, 5.0)],
)
def test_a_level_lies_between_those_that_give_away_more_and_less(error: float, level: float) -> None:
    assert level_played(error, LADDER) == pytest.approx(level)


@pytest.mark.parametrize("game", PLAYERS)
def test_every_level_that_can_be_told_apart_gives_away_less_than_the_one_below(game: str) -> None:
    levels = GAMES[game].part("levels")
    on_ladder = [each.level for each in PLAYERS[game].values()]
    assert [level for level, _ in levels] == [level for level in on_ladder if level in dict(levels)]
    assert levels[-1][0] == on_ladder[-1]
    errors = [error for _, error in levels]
    assert errors == sorted(errors, reverse=True)
    assert len(set(errors)) == len(errors)
