"""A forecast of a game of Tree Society: who will win, and with how many points.

A small network reads the signs of each seat and gives it a strength and points. The chance to win is the
seat's part of all strengths, as powers of e. `treetop.arena.training` fits the weights to self-play.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from treetop.games.tree_society.compiled import DECK, STATE, Bytes
from treetop.games.tree_society.scoring import score
from treetop.games.tree_society.state import OVER, SEATS
from treetop.kernel.rule import entry
from treetop.players.tree_society.signs import SIGNS, read_signs

Weights = np.ndarray[Any, np.dtype[np.float32]]

CELLS = 32
"""Of the network's hidden layer."""

# The weights, one after another: every cell's for each sign, its threshold, what it adds to both answers.
THRESHOLDS = SIGNS * CELLS
STRENGTH = THRESHOLDS + CELLS
POINTS = STRENGTH + CELLS
BIAS = POINTS + CELLS
WEIGHTS = BIAS + 2

POINTS_SCALE = 20.0
CERTAIN = 20.0
CLEARER = 0.1

FILE = Path(__file__).with_name("forecast.json")

MIND = np.dtype(
    [
        ("strength", np.float64, (SEATS,)),
        ("points", np.float64, (SEATS,)),
        ("weights", np.float32, (WEIGHTS,)),
        ("signs", np.float32, (SIGNS,)),
        ("cells", np.float32, (CELLS,)),
    ]
)
"""What a forecaster knows, and room to think."""


@cache
def learnt_weights() -> Weights:
    return np.asarray(json.loads(FILE.read_text(encoding="utf-8")), np.float32)


def mind_with(weights: Weights) -> Bytes:
    mind = np.zeros(1, MIND)
    mind["weights"] = weights
    return mind.view(np.uint8)


@entry
def weigh_seat(state: Any, deck: Any, seat: int, mind: Any) -> None:
    """The strength and the points of one seat."""
    read_signs(state, deck, seat, mind.signs)
    cells = mind.cells
    weights = mind.weights
    for cell in range(CELLS):
        cells[cell] = weights[THRESHOLDS + cell]
    for sign in range(SIGNS):
        value = mind.signs[sign]
        if value != 0:
            for cell in range(CELLS):
                cells[cell] += weights[sign * CELLS + cell] * value
    strength = weights[BIAS]
    points = weights[BIAS + 1]
    for cell in range(CELLS):
        if cells[cell] > 0:
            strength += weights[STRENGTH + cell] * cells[cell]
            points += weights[POINTS + cell] * cells[cell]
    mind.strength[seat] = strength
    mind.points[seat] = points * POINTS_SCALE


@entry
def odds(state: Any, deck: Any, seat: int, mind: Any) -> float:
    """The logarithm of the odds that the seat wins; leaves the points of each seat in the mind."""
    if state.phase == OVER:
        return final_odds(state, deck, seat, mind)
    strongest = -math.inf
    for other in range(state.players):
        weigh_seat(state, deck, other, mind)
        if other != seat:
            strongest = max(strongest, mind.strength[other])
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += math.exp(mind.strength[other] - strongest)
    return float(mind.strength[seat] - strongest - math.log(others))


@entry
def final_odds(state: Any, deck: Any, seat: int, mind: Any) -> float:
    """T24: as good as certain, and the more clearly the better."""
    best = -math.inf
    for other in range(state.players):
        mind.points[other] = score(state, deck, other)
        if other != seat:
            best = max(best, mind.points[other] + (0.5 if other > seat else 0))
    margin = mind.points[seat] - best
    return float((CERTAIN if margin >= 0 else -CERTAIN) + CLEARER * margin)


@entry
def share(logarithm: float) -> float:
    """From odds to a share of the wins."""
    return 1 / (1 + math.exp(-logarithm))


@entry
def shares(state: Bytes, deck: Bytes, mind_bytes: Bytes, found: Any) -> None:
    """Every seat's share of the wins."""
    here = state.view(STATE)[0]
    for seat in range(here.players):
        found[seat] = share(odds(here, deck.view(DECK)[0], seat, mind_bytes.view(MIND)[0]))
