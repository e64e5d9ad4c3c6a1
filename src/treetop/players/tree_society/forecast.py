"""A forecast of a game of Tree Society: who will win, and with how many points.

A small network reads the features of each seat and gives it a strength and points. The chances to win
are the softmax of the strengths. `treetop.arena.training` fits the weights to self-play.
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
from treetop.kernel.exponential import exponential, logarithm
from treetop.kernel.rule import entry, helper
from treetop.players.tree_society.features import FEATURES, read_features

Weights = np.ndarray[Any, np.dtype[np.float32]]

HIDDEN = 64
"""How many units the hidden layer has; a network may have fewer."""

# The weights, one after another: from each feature to each hidden unit, the biases of these, from them to
# each output, the biases of the outputs.
OUTPUTS = 2
WEIGHTS = (FEATURES + 1 + OUTPUTS) * HIDDEN + OUTPUTS

# Planners' games are less certain than those that the forecast was fitted to. With 1, the predictions of
# 1,078 games of two planners had an ECE of 0.041, and of 0.028 with 0.8 to 0.9:
# `python -m benchmarks.calibration tree-society`
CAUTION = 0.85

POINTS_SCALE = 20.0
CERTAIN = 20.0
CLEARER = 0.1

FOLDER = Path(__file__).parent
FORECAST = "forecast.json"
FORMER_FORECAST = "forecast_1.json"
"""The weights that `search@1` plays by, and that decks are judged by."""

NETWORK = np.dtype(
    [
        ("strength", np.float64, (SEATS,)),
        ("points", np.float64, (SEATS,)),
        ("units", np.int64),
        ("weights", np.float32, (WEIGHTS,)),
        ("features", np.float32, (FEATURES,)),
        ("hidden", np.float32, (HIDDEN,)),
    ]
)
"""The weights, and room for what is computed from them."""


@cache
def learnt_weights(file: str = FORECAST) -> Weights:
    """From a file of this folder, or one with its whole path."""
    return np.asarray(json.loads((FOLDER / file).read_text(encoding="utf-8")), np.float32)


def network_with(weights: Weights) -> Bytes:
    network = np.zeros(1, NETWORK)
    network["weights"][0, : len(weights)] = weights
    network["units"] = (len(weights) - OUTPUTS) // (FEATURES + 1 + OUTPUTS)
    return network.view(np.uint8)


@helper
def evaluate_seat(state: Any, deck: Any, seat: int, network: Any) -> None:
    """The strength and the points of one seat."""
    read_features(state, deck, seat, network.features)
    hidden = network.hidden
    weights = network.weights
    units = network.units
    biases = FEATURES * units
    for unit in range(units):
        hidden[unit] = weights[biases + unit]
    for feature in range(FEATURES):
        value = network.features[feature]
        if value != 0:
            for unit in range(units):
                hidden[unit] += weights[feature * units + unit] * value
    outputs = biases + units
    strength = weights[outputs + 2 * units]
    points = weights[outputs + 2 * units + 1]
    for unit in range(units):
        if hidden[unit] > 0:
            strength += weights[outputs + unit] * hidden[unit]
            points += weights[outputs + units + unit] * hidden[unit]
    network.strength[seat] = strength
    network.points[seat] = points * POINTS_SCALE


@helper
def odds(state: Any, deck: Any, seat: int, network: Any) -> float:
    """The logarithm of the odds that the seat wins; leaves the points of each seat in the network."""
    if state.phase == OVER:
        return final_odds(state, deck, seat, network)
    strongest = -math.inf
    for other in range(state.players):
        evaluate_seat(state, deck, other, network)
        if other != seat:
            strongest = max(strongest, network.strength[other])
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += exponential(network.strength[other] - strongest)
    return float(network.strength[seat] - strongest - logarithm(others))


@helper
def final_odds(state: Any, deck: Any, seat: int, network: Any) -> float:
    """T24: as good as certain, and the more clearly the better."""
    best = -math.inf
    for other in range(state.players):
        network.points[other] = score(state, deck, other)
        if other != seat:
            best = max(best, network.points[other] + (0.5 if other > seat else 0))
    margin = network.points[seat] - best
    return float((CERTAIN if margin >= 0 else -CERTAIN) + CLEARER * margin)


@helper
def share(logarithm: float) -> float:
    """From odds to a share of the wins."""
    return 1 / (1 + exponential(-logarithm))


@entry
def prospects(position: Bytes, deck: Bytes, network_bytes: Bytes, shares: Any) -> None:
    """Every seat's share of the wins."""
    here, cards, network = position.view(STATE)[0], deck.view(DECK)[0], network_bytes.view(NETWORK)[0]
    if here.phase == OVER:
        for seat in range(here.players):
            shares[seat] = share(final_odds(here, cards, seat, network))
        return
    strongest = -math.inf
    for seat in range(here.players):
        evaluate_seat(here, cards, seat, network)
        strongest = max(strongest, network.strength[seat])
    total = 0.0
    for seat in range(here.players):
        shares[seat] = exponential(CAUTION * (network.strength[seat] - strongest))
        total += shares[seat]
    for seat in range(here.players):
        shares[seat] /= total
