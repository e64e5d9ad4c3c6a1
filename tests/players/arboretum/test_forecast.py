"""The forecast that ends a playout: a share of the wins for every seat, from what it has in each species."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.players.arboretum.kernel import analysed, interpreted
from tests.players.positions import played
from treetop.games.arboretum.state import FIRST_DRAW, HAND, RANKS
from treetop.players.arboretum.search import FORECAST, weights_in

forecast = interpreted("forecast")


def between_turns(number: int, players: int) -> Any:
    position = played("arboretum", number, 40, players)
    while analysed(position)[1].phase != FIRST_DRAW:
        position = position.after(position.legal_actions[0])
    return position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shares_of_all_seats_make_a_whole(players: int) -> None:
    analysis, state = analysed(between_turns(3, players))
    network = weights_in(FORECAST).tolist()
    odds = [forecast.odds(analysis, state, seat, network) for seat in range(players)]
    assert sum(1 / (1 + np.exp(-each)) for each in odds) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 4])
def test_a_seats_strength_is_the_networks_output_added_up_over_species(players: int) -> None:
    analysis, state = analysed(between_turns(5, players))
    weights = weights_in(FORECAST)
    forecast.odds(analysis, state, 0, weights.tolist())
    features, hidden = forecast.FEATURES, forecast.HIDDEN
    first, biases, outputs, more = np.split(weights, np.cumsum([features * hidden, hidden, 2 * hidden]))
    forecast.read_features(analysis, state, 0)
    species = np.array(analysis.features).reshape(-1, features)[: state.species]
    active = np.maximum(species @ first.reshape(features, hidden) + biases, 0)
    strength, points = (active @ outputs.reshape(2, hidden).T + more).sum(0)
    assert analysis.strength[0] == pytest.approx(strength)
    assert analysis.points[0] == pytest.approx(points * forecast.POINTS_SCALE)


def test_the_right_to_a_path_makes_more_of_a_chance() -> None:
    """The two highest cards of the species of its best path are in the seat's hand, or in its rival's."""
    position = between_turns(5, 2)
    analysis, _ = analysed(position)
    species = max(range(analysis.species), key=lambda each: analysis.best[each])
    assert analysis.best[species] > 0
    mine, theirs = (held_by(position, seat, species) for seat in (0, 1))
    network = weights_in(FORECAST).tolist()
    assert forecast.odds(analysis, mine, 0, network) > forecast.odds(analysis, theirs, 0, network)


def held_by(position: Any, seat: int, species: int) -> Any:
    """The state in which a seat holds the 7 and the 8 of a species, and nobody another card of it."""
    _, state = analysed(position)
    for i in range(2 * HAND):
        if state.hand[i] // RANKS == species:
            state.hand[i] = (state.hand[i] + RANKS) % (state.species * RANKS)
    for i in range(2):
        state.hand[seat * HAND + i] = species * RANKS + 6 + i
    return state
