"""Arboretum as numbers, one view at a time. The arrays for many games at once are in `arrays`."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from treetop.envs.arboretum import compiled
from treetop.envs.arboretum.observation import ACTIONS, ILLEGAL
from treetop.envs.arboretum.spaces import ARRAYS, MASK, ranges, shapes
from treetop.envs.encoding import Array, Observation, Part
from treetop.games.arboretum import Action, View
from treetop.games.arboretum.compiled import LAYOUT


class ArboretumEncoding:
    version = 1
    actions = ACTIONS

    def parts(self, players: int) -> dict[str, Part]:
        range_of = ranges(players)
        return {name: Part(shape, *range_of[name]) for name, shape in shapes(players).items() if name != MASK}

    def observe(self, view: View) -> Observation:
        seen = self._see(view)
        return {name: array for name, array in seen.items() if name != MASK}

    def mask(self, view: View) -> Array:
        return self._see(view)[MASK]

    def number(self, view: View, action: Action) -> int:
        actions = np.zeros(1, np.int64)
        compiled.actions_of(_state(view), np.array([view.encode(action)]), actions)
        return int(actions[0])

    def action(self, view: View, number: int) -> Action:
        codes = np.full(1, ILLEGAL, np.int64)
        if 0 <= number < ACTIONS:
            compiled.codes_of(_state(view), np.array([number]), codes)
        if codes[0] == ILLEGAL:
            raise ValueError(f"action {number} is illegal here")
        return view.decode(int(codes[0]))

    def _see(self, view: View) -> dict[str, Array]:
        """A spectator sees the table from the first seat, without its hand."""
        shape_of = shapes(view.players)
        flat = {name: np.zeros((1, prod(shape)), np.int8) for name, shape in shape_of.items()}
        seat = np.array([view.seat or 0], np.int8)
        compiled.observe_all(_state(view), seat, 0, *(flat[name] for name in ARRAYS))
        return {name: flat[name].reshape(shape) for name, shape in shape_of.items()}


def _state(view: View) -> Any:
    return view.to_array().view(LAYOUT.dtype)
