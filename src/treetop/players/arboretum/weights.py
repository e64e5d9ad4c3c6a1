"""The weights of Arboretum's players. What each of them means is said in `analysis`."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.players.arboretum import analysis


def weight_row(**named: float) -> Any:
    """The weights as the kernel takes them. They are named as in `analysis`; the others are 0."""
    row = np.zeros(analysis.WEIGHTS)
    for name, weight in named.items():
        row[getattr(analysis, name.upper())] = weight
    return row


NOVICE = {"paths": 1.0, "chain": 0.3, "rank": 0.1, "later": 0.2, "pile": 0.3}

BUILDER = {
    "paths": 1.0,
    "spine": 1.1,
    "chain": 0.6,
    "gap": 0.35,
    "open": 0.1,
    "middle": 0.3,
    "purity": 0.1,
    "rank": 0.15,
    "later": 0.5,
    "danger": 0.2,
    "pile": 2.5,
}

DENIER = {
    "paths": 1.0,
    "spine": 0.6,
    "chain": 0.4,
    "gap": 0.2,
    "open": 0.1,
    "middle": 0.3,
    "hold": 0.8,
    "deny": 2.0,
    "seed": 0.2,
    "sprout": 0.3,
    "branch": 0.3,
    "sharp": 0.6,
    "future": 0.4,
    "spread": 2.0,
    "danger": 0.5,
    "pile": 4.0,
    "trust": 0.3,
}

# Found by evolution: 340 generations of 8 pairs of opposite mutants, 300 mirrored games a pair.
STRATEGIST = {
    "paths": 1.0,
    "spine": 1.15,
    "chain": 0.63,
    "gap": 0.38,
    "open": 0.14,
    "middle": 0.28,
    "hold": 1.58,
    "deny": 1.18,
    "seed": 0.33,
    "sprout": 0.93,
    "branch": 0.65,
    "sharp": 0.82,
    "future": 0.42,
    "interest": 0.49,
    "spread": 1.5,
    "later": 0.72,
    "danger": 0.36,
    "pile": 3.17,
    "pile_early": 0.1,
    "snatch": -0.43,
    "rank": 0.16,
    "purity": -0.3,
    "trust": 1.0,
}

# A faster strategist, for playouts: it ignores what others could do with a discard, and where
# a card could be planted later. Evolved in the same way; it wins 49 % against the strategist.
BRISK = {
    "paths": 1.0,
    "spine": 1.37,
    "chain": 0.63,
    "gap": 0.66,
    "open": 0.16,
    "middle": 0.05,
    "hold": 1.68,
    "deny": 1.13,
    "seed": 0.34,
    "sprout": 1.17,
    "branch": 0.76,
    "sharp": 0.75,
    "future": 0.4,
    "interest": 0.33,
    "spread": 1.4,
    "pile": 3.98,
    "pile_early": 0.12,
    "rank": 0.17,
    "trust": 1.0,
}
