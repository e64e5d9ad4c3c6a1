"""Players that do what is worth most by their weights, without searching."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from treetop.games.arboretum import Action
from treetop.games.arboretum import View as ArboretumView
from treetop.games.game import View
from treetop.players.arboretum import compiled
from treetop.players.arboretum.oversights import table_of
from treetop.players.turn import SEED_BITS, listed, own_turn


@dataclass(frozen=True)
class Heuristic:
    """`lapses`: the oversights that it is prone to, and how many of its decisions each of them concerns."""

    name: str
    level: int
    weights: Mapping[str, float]
    lapses: Mapping[str, float] = field(default_factory=dict)

    @cached_property
    def table(self) -> Any:
        """As the kernel takes it: the weights, and those under each oversight."""
        return table_of(self.weights, self.lapses)

    def choose(self, view: View, seed: int, budget: float) -> Action:
        seen = own_turn(view, ArboretumView)
        blank = compiled.blank_analysis()
        code = compiled.choose(compiled.bytes_of(seen), blank, self.table, seed & SEED_BITS)
        return listed(seen, code)
