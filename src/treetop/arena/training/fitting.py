"""Fitting the forecast to lessons: gradient descent (Adam) on who won and with how many points."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.arena.training.lessons import Lessons
from treetop.games.tree_society.state import SEATS
from treetop.players.tree_society.forecast import (
    BIAS,
    CELLS,
    POINTS_SCALE,
    STRENGTH,
    THRESHOLDS,
    WEIGHTS,
    Weights,
)
from treetop.players.tree_society.signs import SIGNS

Array = np.ndarray[Any, Any]

ROWS = 512
STEP = 2e-3
LAST_STEP = 1e-5
MEMORY = 0.9
LONG_MEMORY = 0.999


def blank_weights(seed: int) -> Weights:
    """Where fitting begins: connections at random, so that no two cells learn the same."""
    rng = np.random.default_rng(seed)
    weights = np.zeros(WEIGHTS, np.float32)
    weights[:THRESHOLDS] = rng.normal(0, SIGNS**-0.5, THRESHOLDS)
    weights[STRENGTH:BIAS] = rng.normal(0, 0.5 * CELLS**-0.5, 2 * CELLS)
    return weights


def fit(weights: Weights, lessons: Lessons, epochs: int, seed: int = 0) -> Weights:
    """Better weights, after reading every lesson so many times."""
    weights = weights.copy()
    mean, spread = np.zeros(WEIGHTS, np.float32), np.zeros(WEIGHTS, np.float32)
    rng = np.random.default_rng(seed)
    steps = epochs * len(lessons) // ROWS
    for step in range(1, steps + 1):
        rows = rng.integers(0, len(lessons), ROWS)
        slope = _slope(weights, lessons, rows)
        mean += (1 - MEMORY) * (slope - mean)
        spread += (1 - LONG_MEMORY) * (slope**2 - spread)
        rate = STEP * (1 - step / steps) + LAST_STEP
        direction = (mean / (1 - MEMORY**step)) / (np.sqrt(spread / (1 - LONG_MEMORY**step)) + 1e-8)
        weights -= rate * direction
    return weights


def surprise(weights: Weights, lessons: Lessons) -> float:
    """How little was expected of the winners: 0 if all was foreseen, the logarithm of players if nothing."""
    shares = _read(weights, lessons.signs, _seats(lessons.players))[2]
    return float(-np.log(shares[np.arange(len(lessons)), lessons.winner] + 1e-9).mean())


def _seats(players: Array) -> Array:
    seats: Array = np.arange(SEATS)[None] < players[:, None]
    return seats


def _read(weights: Weights, signs: Array, seats: Array) -> tuple[Array, Array, Array]:
    """The cells, both answers, and the shares of the wins."""
    cells = np.maximum(signs @ weights[:THRESHOLDS].reshape(SIGNS, CELLS) + weights[THRESHOLDS:STRENGTH], 0)
    answers = cells @ weights[STRENGTH:BIAS].reshape(2, CELLS).T + weights[BIAS:]
    strengths = np.where(seats, answers[..., 0], -np.inf)
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return cells, answers, powers / powers.sum(1, keepdims=True)


def _slope(weights: Weights, lessons: Lessons, rows: Array) -> Array:
    """In which direction the error grows."""
    signs, seats = lessons.signs[rows], _seats(lessons.players[rows])
    cells, answers, shares = _read(weights, signs, seats)
    error = np.zeros_like(answers)
    error[..., 0] = shares
    error[np.arange(len(rows)), lessons.winner[rows], 0] -= 1
    error[..., 1] = 2 * (answers[..., 1] - lessons.points[rows] / POINTS_SCALE) * seats
    error /= len(rows)
    behind = (error @ weights[STRENGTH:BIAS].reshape(2, CELLS)) * (cells > 0)
    return np.concatenate(
        [
            np.einsum("nsi,nsc->ic", signs, behind).ravel(),
            behind.sum((0, 1)),
            np.einsum("nso,nsc->oc", error, cells).ravel(),
            error.sum((0, 1)),
        ]
    )
