"""What a player of Arboretum may overlook for a moment, as people do: each is a change of its weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from treetop.players.arboretum.analysis import ROWS
from treetop.players.arboretum.weights import weight_row

Weights = Mapping[str, float]


def _longest_path(weights: Weights) -> Weights:
    """A long staircase looks like points, whatever it ends in."""
    return {"spine": 2 * weights.get("spine", 0.5), "chain": 3 * weights.get("chain", 0.3), "gap": 0.0}


def _one_species(weights: Weights) -> Weights:
    """Tunnel vision: only the species that has a path already counts."""
    branch = 1.5 * weights.get("branch", 0.4)
    return {"seed": 0.0, "sprout": 0.0, "branch": branch, "purity": 1.0}


def _high_cards(weights: Weights) -> Weights:
    """A high card of a species that one grows is kept because it is high."""
    return {"rank": 0.6 + weights.get("rank", 0.0)}


OVERSIGHTS: Mapping[str, Callable[[Weights], Weights]] = {
    "cancelled 8": lambda _: {"blind": 1.0},
    "denied right": lambda _: {"deny": 0.0},
    "longest path": _longest_path,
    "one species": _one_species,
    "fed rival": lambda _: {"danger": 0.0, "snatch": 0.0},
    "high cards": _high_cards,
    "open discard": lambda _: {"pile": 0.0, "pile_early": 0.0},
    "later use": lambda _: {"later": 0.0},
}
"""The cancelled 8: that a 1 in another hand may cancel it. The denied right: that a card in hand takes a
right from others. The fed rival: what somebody else can do with a discard. The open discard: any card that
lies open looks better than an unknown one. Later use: that a card could be planted in a later turn."""


def table_of(weights: Weights, lapses: Mapping[str, float]) -> Any:
    """The rows that the kernel chooses from: attentive, then with each oversight, and how likely that is."""
    assert len(OVERSIGHTS) + 1 == ROWS
    rows = [weight_row(**weights)]
    for name, change in OVERSIGHTS.items():
        rows.append(
            weight_row(**{**weights, **change(weights), "lapse": round(1000 * lapses.get(name, 0.0))})
        )
    return np.concatenate(rows)


OF_A_NOVICE = {
    "longest path": 0.3,
    "one species": 0.2,
    "high cards": 0.15,
    "open discard": 0.1,
    "later use": 0.15,
}
OF_A_BUILDER = {
    "longest path": 0.05,
    "one species": 0.05,
    "fed rival": 0.1,
    "high cards": 0.05,
    "open discard": 0.05,
    "later use": 0.05,
}
OF_A_DENIER = {
    "cancelled 8": 0.05,
    "denied right": 0.03,
    "longest path": 0.03,
    "one species": 0.03,
    "fed rival": 0.05,
    "open discard": 0.03,
}
