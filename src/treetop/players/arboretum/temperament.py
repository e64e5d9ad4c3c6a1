"""Players who judge a table at a glance, each in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from treetop.games.arboretum import Action
from treetop.games.arboretum import View as ArboretumView
from treetop.games.game import View
from treetop.players.arboretum import compiled, mind
from treetop.players.turn import listed, own_turn

SEED_BITS = (1 << 62) - 1


def weights(**named: float) -> Any:
    """A row of weights, named as in `mind`, in small letters; those not named are 0."""
    row = np.zeros(mind.WEIGHTS)
    for name, weight in named.items():
        row[getattr(mind, name.upper())] = weight
    return row


@dataclass(frozen=True)
class Temperament:
    """Does what seems best by its weights; with `noise` among them it errs now and then."""

    name: str
    level: int
    weights: Mapping[str, float]

    def choose(self, view: View, seed: int, budget: float) -> Action:
        seen = own_turn(view, ArboretumView)
        row = weights(**self.weights)
        code = compiled.choose(compiled.bytes_of(seen), compiled.blank_mind(), row, seed & SEED_BITS)
        return listed(seen, code)
