"""The forecast: a share of the wins for every seat, and the truth once the game is over."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.players.positions import played
from treetop.games.tree_society import Position
from treetop.games.tree_society.compiled import DECK, STATE, Bytes
from treetop.kernel.rule import entry
from treetop.players.tree_society.forecast import NETWORK, WEIGHTS, learnt_weights, network_with, odds, share


@entry
def odds_of(state: Bytes, deck: Bytes, network: Bytes, seat: int) -> float:
    return odds(state.view(STATE)[0], deck.view(DECK)[0], seat, network.view(NETWORK)[0])


@entry
def share_of(logarithm: float) -> float:
    return share(logarithm)


def forecast(position: Position, seat: int) -> float:
    network = network_with(learnt_weights())
    return odds_of(position.to_array(), position.setup.deck.bytes, network, seat)


def between_turns(number: int, players: int) -> Position:
    decisions = 40
    position: Position = played("tree-society", number, decisions, players)
    while position.phase != "sell":
        decisions += 1
        position = played("tree-society", number, decisions, players)
    return position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shares_of_all_seats_make_a_whole(players: int) -> None:
    position = between_turns(3, players)
    assert sum(share_of(forecast(position, seat)) for seat in range(players)) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_has_the_winner_that_it_has(players: int) -> None:
    position = played("tree-society", 5, 2000, players)
    outcome = position.outcome()
    assert outcome is not None
    for seat in range(players):
        assert (forecast(position, seat) > 0) == (seat in outcome.winners)


def test_more_coins_make_more_of_a_chance() -> None:
    poor = between_turns(3, 2)
    rich_state = poor.to_array()
    rich_state.view(STATE)["pouch"][0, 0] += 3
    assert forecast(Position(poor.setup, rich_state), 0) > forecast(poor, 0)


def test_there_is_a_weight_for_every_connection() -> None:
    assert learnt_weights().shape == (WEIGHTS,)
    assert np.isfinite(learnt_weights()).all()


def test_even_odds_are_half_of_the_wins() -> None:
    assert share_of(0.0) == 0.5
    assert share_of(math.log(3)) == pytest.approx(0.75)
