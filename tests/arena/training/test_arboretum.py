"""Self-play of Arboretum: what a seat has in each species is a part of it."""

from __future__ import annotations

import numpy as np
import pytest

from treetop.arena.training.arboretum import ArboretumSelfPlay
from treetop.players.arboretum.search import FORECAST, weights_in

pytest.importorskip("torch")

from treetop.arena.training.fitting import log_loss
from treetop.arena.training.network import Network

GAME = ArboretumSelfPlay({})


@pytest.mark.parametrize("players", [2, 4])
def test_a_sample_has_a_winner_of_its_game_and_the_species_in_play(players: int) -> None:
    played = GAME.play(players, range(30), None)
    assert len(played) > 60
    best = played.points[:, :players].max(1)
    assert (played.points[np.arange(len(played)), played.winner] == best).all()
    species = 2 * players + 2
    assert played.features[:, :players, :species].any(-1).all()
    assert not played.features[:, players:].any()
    assert not played.features[:, :, species:].any()


def test_the_shipped_forecast_is_better_than_a_guess() -> None:
    network = Network(GAME.features, GAME.hidden)
    network.load(weights_in(FORECAST).astype(np.float32))
    assert log_loss(network, GAME.play(2, range(10**6, 10**6 + 500), None)) < np.log(2) - 0.03
