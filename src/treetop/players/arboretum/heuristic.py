"""Players that do what is worth most by their weights, without searching."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from treetop.games.arboretum import Action
from treetop.games.arboretum import View as ArboretumView
from treetop.games.game import View
from treetop.players.arboretum import compiled
from treetop.players.arboretum.weights import weight_row
from treetop.players.turn import SEED_BITS, listed, own_turn


@dataclass(frozen=True)
class Heuristic:
    """With `noise` among its weights it errs now and then."""

    name: str
    level: int
    weights: Mapping[str, float]

    def choose(self, view: View, seed: int, budget: float) -> Action:
        seen = own_turn(view, ArboretumView)
        row = weight_row(**self.weights)
        code = compiled.choose(compiled.bytes_of(seen), compiled.blank_analysis(), row, seed & SEED_BITS)
        return listed(seen, code)
