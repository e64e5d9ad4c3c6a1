"""What the environments are tested with."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.games import GAMES

GENERAL = ["bare", "burrow"]
"""Games that bring no encoding; see conftest.py."""

EVERY_GAME = [*GAMES, *GENERAL]
TABLES = [(game, players) for game in EVERY_GAME for players in (2, 3, 4)]


def any_legal(mask: Any, rng: np.random.Generator) -> np.ndarray:
    """A random legal action for each row of a mask."""
    return (rng.random(mask.shape) * mask).argmax(axis=1)
