"""Fitting lowers the loss, exactly as an oracle without PyTorch does."""

from __future__ import annotations

import numpy as np
import pytest

from tests.arena.test_runs import Here
from tests.arena.training import adam
from treetop.arena.training.samples import Samples
from treetop.arena.training.tree_society import TreeSocietySelfPlay
from treetop.players.tree_society.forecast import learnt_weights

pytest.importorskip("torch", reason="torch is not installed: pip install '.[train]'")

from treetop.arena.training.fitting import fit, log_loss
from treetop.arena.training.network import Network, initial_weights
from treetop.arena.training.training import train

GAME = TreeSocietySelfPlay({})
EPOCHS = 100


def network(weights: np.ndarray) -> Network:
    made = Network(GAME.features, GAME.hidden)
    made.load(weights)
    return made


def without_strength_bias(weights: np.ndarray) -> np.ndarray:
    """It cancels between seats, so its gradient is nothing but rounding."""
    return np.delete(weights, -2)


@pytest.fixture(scope="module")
def samples() -> Samples:
    return Samples.joined([GAME.play(players, range(12), learnt_weights()) for players in (2, 3)])


def test_weights_are_written_as_they_were_read() -> None:
    weights = learnt_weights()
    assert (network(weights).flat() == weights).all()


def test_the_loss_of_the_shipped_weights_is_the_oracles_and_better_than_a_guess(samples: Samples) -> None:
    loss = log_loss(network(learnt_weights()), samples)
    assert loss == pytest.approx(adam.log_loss(learnt_weights(), samples, GAME.hidden), abs=1e-5)
    assert loss < np.log(samples.players).mean() - 0.05


def test_fitting_lowers_the_loss_as_far_as_the_oracle_does(samples: Samples) -> None:
    initial = initial_weights(GAME.features, GAME.hidden, seed=1)
    fitted = network(initial)
    fit(fitted, samples, GAME.points_scale, EPOCHS)
    reference = adam.fitted(initial, samples, GAME.hidden, GAME.points_scale, EPOCHS)
    assert without_strength_bias(fitted.flat()) == pytest.approx(without_strength_bias(reference), abs=1e-3)
    assert log_loss(fitted, samples) < log_loss(network(initial), samples) - 0.03


def test_each_generation_plays_with_the_weights_of_the_one_before() -> None:
    first, second = train(GAME, Here(), generations=2, games=12)
    assert first.loss_before is None
    assert second.loss_before is not None
    assert second.loss < second.loss_before
