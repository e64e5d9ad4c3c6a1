"""The slow, obvious oracle of fitting: the gradient by hand, and Adam as its paper writes it, in NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.arena.training.samples import Samples

Array = np.ndarray[Any, Any]

BATCH_SIZE = 512
BETA1, BETA2, EPSILON = 0.9, 0.999, 1e-8


def fitted(weights: Array, samples: Samples, hidden: int, points_scale: float, epochs: int) -> Array:
    weights = weights.astype(np.float64)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    rng = np.random.default_rng(0)
    steps = epochs * len(samples) // BATCH_SIZE
    for step in range(1, steps + 1):
        rows = rng.integers(0, len(samples), BATCH_SIZE)
        gradient = _gradient(weights, samples, rows, hidden, points_scale)
        first += (1 - BETA1) * (gradient - first)
        second += (1 - BETA2) * (gradient**2 - second)
        learning_rate = 2e-3 * (1 - step / steps) + 1e-5
        direction = (first / (1 - BETA1**step)) / (np.sqrt(second / (1 - BETA2**step)) + EPSILON)
        weights -= learning_rate * direction
    return weights


def log_loss(weights: Array, samples: Samples, hidden: int) -> float:
    shares = _forward(weights, samples.features, _playing(samples.players), hidden)[2]
    return float(-np.log(shares[np.arange(len(samples)), samples.winner]).mean())


def _playing(players: Array) -> Array:
    seats: Array = np.arange(4)[None] < players[:, None]
    return seats


def _layers(weights: Array, features: int, hidden: int) -> list[Array]:
    ends = np.cumsum([features * hidden, hidden, 2 * hidden])
    inner, inner_bias, outer, outer_bias = np.split(weights, ends)
    return [inner.reshape(features, hidden), inner_bias, outer.reshape(2, hidden), outer_bias]


def _forward(weights: Array, features: Array, seats: Array, hidden: int) -> tuple[Array, Array, Array]:
    """The hidden layer, both outputs, and the shares of the wins."""
    inner, inner_bias, outer, outer_bias = _layers(weights, features.shape[-1], hidden)
    units = np.maximum(features @ inner + inner_bias, 0)
    outputs = units @ outer.T + outer_bias
    powers = np.where(seats, np.exp(outputs[..., 0]), 0)
    return units, outputs, powers / powers.sum(1, keepdims=True)


def _gradient(weights: Array, samples: Samples, rows: Array, hidden: int, points_scale: float) -> Array:
    features, seats = samples.features[rows], _playing(samples.players[rows])
    units, outputs, shares = _forward(weights, features, seats, hidden)
    error = np.zeros_like(outputs)
    error[..., 0] = shares
    error[np.arange(len(rows)), samples.winner[rows], 0] -= 1
    error[..., 1] = 2 * (outputs[..., 1] - samples.points[rows] / points_scale) * seats
    error /= len(rows)
    outer = _layers(weights, features.shape[-1], hidden)[2]
    behind = (error @ outer) * (units > 0)
    return np.concatenate(
        [
            np.einsum("nsi,nsc->ic", features, behind).ravel(),
            behind.sum((0, 1)),
            np.einsum("nso,nsc->oc", error, units).ravel(),
            error.sum((0, 1)),
        ]
    )
