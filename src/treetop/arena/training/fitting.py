"""Fit a network to samples of self-play: who won, and with how many points."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from treetop.arena.training.network import Network
from treetop.arena.training.samples import Array, Samples

BATCH_SIZE = 512
LEARNING_RATE = 2e-3
FINAL_LEARNING_RATE = 1e-5


def fit(network: Network, samples: Samples, points_scale: float, epochs: int, seed: int = 0) -> None:
    """Adam on random batches. An epoch is as many of them as hold all samples; the learning rate falls."""
    columns = _tensors(samples, points_scale)
    rng = np.random.default_rng(seed)
    steps = epochs * len(samples) // BATCH_SIZE
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE)
    for step in range(1, steps + 1):
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - step / steps) + FINAL_LEARNING_RATE
        rows = torch.from_numpy(rng.integers(0, len(samples), BATCH_SIZE))
        optimizer.zero_grad()
        _loss(network, *(column[rows] for column in columns)).backward()
        optimizer.step()


def log_loss(network: Network, samples: Samples) -> float:
    """Minus the mean logarithm of the winner's predicted share: 0 is perfect, log(players) is a guess."""
    features, seats, winner, _ = _tensors(samples, 1)
    with torch.no_grad():
        return float(functional.cross_entropy(_strengths(network(features)[0], seats), winner))


def _loss(network: Network, features: Tensor, seats: Tensor, winner: Tensor, points: Tensor) -> Tensor:
    """The log loss, and the squared error of every seat's points."""
    strengths, expected = network(features)
    errors = ((expected - points) ** 2 * seats).sum(1)
    return functional.cross_entropy(_strengths(strengths, seats), winner) + errors.mean()


def _strengths(strengths: Tensor, seats: Tensor) -> Tensor:
    """A seat that does not play cannot win."""
    return strengths.masked_fill(~seats, -torch.inf)


def _tensors(samples: Samples, points_scale: float) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The features, which seats play, the winner, and the points in the network's units."""
    seats: Array = np.arange(samples.points.shape[1]) < samples.players[:, None]
    columns = (samples.features, seats, samples.winner, samples.points / np.float32(points_scale))
    features, playing, winner, points = map(torch.from_numpy, columns)
    return features, playing, winner, points
