"""Where a game was won: prospects that are the truth at its end, and the turns that changed them."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import numpy as np
import pytest

from tests.players.positions import dealt, played
from treetop.games.arboretum import Position
from treetop.games.arboretum.compiled import STATE
from treetop.players import PLAYERS
from treetop.players.review import Standing, ends_of_turns, prospects, swings

EVEN = Standing(0, None, (0.5, 0.5))


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shares_of_all_seats_make_a_whole(game: str, players: int) -> None:
    shares = prospects(played(game, 3, 40, players))
    assert len(shares) == players
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("game", PLAYERS)
def test_when_a_game_is_over_its_winner_has_it_all(game: str) -> None:
    over = played(game, 5, 2000, 3)
    (winner,) = over.outcome().winners
    assert prospects(over) == tuple(float(seat == winner) for seat in range(3))


@pytest.mark.parametrize("game", PLAYERS)
def test_the_end_is_seen_more_clearly_the_nearer_it_is(game: str) -> None:
    """What the winners of eight games were promised early and late."""
    early, late = [], []
    for number in range(8):
        moments = turns_of(game, number)
        (winner, *_) = moments[-1].outcome().winners
        early.append(prospects(moments[len(moments) // 4])[winner])
        late.append(prospects(moments[-3])[winner])
    assert fmean(late) > fmean(early)
    assert fmean(late) > 0.65


def turns_of(game: str, number: int) -> list[Any]:
    """The positions between the turns of a game of strong players."""
    player = list(PLAYERS[game].values())[-2]
    position = dealt(game, number)
    found = [position]
    while (seat := position.seat_to_act) is not None:
        position = position.after(player.choose(position.view(seat), number, 1.0))
        if position.seat_to_act != seat:
            found.append(position)
    return found


def test_what_lies_in_the_draw_pile_is_not_known() -> None:
    position = played("arboretum", 1, 24)
    state = position.to_array().copy()
    pile = state.view(STATE)["pile"][0, : position.pile_size]
    pile[:] = pile[::-1].copy()
    turned = Position(position.setup, state)
    assert turned.pile() == position.pile()[::-1]
    assert prospects(turned) == prospects(position)


def test_a_hand_is_known() -> None:
    position = played("arboretum", 1, 40)
    state = position.to_array().copy()
    hands = state.view(STATE)["hand"][0]
    size = len(hands) // 4
    hands[:size], hands[size : 2 * size] = hands[size : 2 * size].copy(), hands[:size].copy()
    assert prospects(Position(position.setup, state)) != prospects(position)


def test_a_turn_ends_where_somebody_else_acts_or_nobody_does() -> None:
    assert ends_of_turns([None, 0, 0, 1, 1, 1, 0]) == [0, 2, 5, 6]


def test_the_turns_that_changed_the_winners_prospects_most_come_first() -> None:
    standings = [
        EVEN,
        Standing(4, 0, (0.55, 0.45)),
        Standing(8, 1, (0.25, 0.75)),
        Standing(12, 0, (0.65, 0.35)),
        Standing(16, 1, (1.0, 0.0)),
    ]
    assert [swing.after.step for swing in swings(standings, 2)] == [12, 16]
    assert [round(swing.change, 2) for swing in swings(standings)] == [0.4, 0.35, -0.3]


def test_a_game_that_was_always_won_has_no_turning_point() -> None:
    assert swings([Standing(0, None, (0.95, 0.05)), Standing(4, 0, (1.0, 0.0))]) == []


def test_states_are_left_as_they_were() -> None:
    position = played("arboretum", 1, 24)
    before = np.array(position.to_array())
    prospects(position)
    assert (before == position.to_array()).all()
