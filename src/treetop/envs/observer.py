"""What a learner is handed: one vector, or arrays by name; for one number of players or for several."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from treetop.envs.choice import choice
from treetop.envs.encoding import Array, Encoding, Observation, Part
from treetop.envs.extra import extra
from treetop.games.game import View

with extra("envs"):
    from gymnasium import spaces

FORMS = ("vector", "parts")


class Observer:
    """With several numbers of players, arrays are as large as the most need and filled up with zeros, and
    `players` says how many play (one of as many numbers as there are)."""

    def __init__(self, encoding: Encoding, players: tuple[int, ...], form: str = "vector") -> None:
        self.encoding = encoding
        self.players = players
        self.form = choice("observations", form, FORMS)
        self.parts = encoding.parts(max(players))
        if len(players) > 1:
            self.parts = self.parts | {"players": Part((len(players),), 0, 1)}

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(prod(part.shape) for part in self.parts.values())

    @property
    def space(self) -> spaces.Space[Any]:
        boxes: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(part.low, part.high, part.shape, np.dtype(part.type).type)
            for name, part in self.parts.items()
        }
        if self.form == "parts":
            return spaces.Dict(boxes)
        parts = self.parts.values()
        low = np.concatenate([np.full(prod(part.shape), part.low, np.float32) for part in parts])
        high = np.concatenate([np.full(prod(part.shape), part.high, np.float32) for part in parts])
        return spaces.Box(low, high, dtype=np.float32)

    def __call__(self, view: View) -> Array | Observation:
        """What the view's seat sees."""
        seen = self.encoding.observe(view)
        if len(self.players) > 1:
            seen = {name: _filled_up(array, self.parts[name].shape) for name, array in seen.items()}
            seen["players"] = (np.array(self.players) == view.players).astype(np.int8)
        if self.form == "parts":
            return seen
        return np.concatenate([array.ravel() for array in seen.values()], dtype=np.float32)


def _filled_up(array: Array, shape: tuple[int, ...]) -> Array:
    return np.pad(array, [(0, most - now) for most, now in zip(shape, array.shape, strict=True)])
