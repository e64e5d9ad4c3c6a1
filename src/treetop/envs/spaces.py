"""Gymnasium's spaces for an encoding."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.envs.encoding import Encoding
from treetop.envs.extra import extra

with extra("envs"):
    from gymnasium import spaces


def observation_space(encoding: Encoding, players: int) -> spaces.Dict:
    """`observation` holds the parts of the encoding, `action_mask` the legal actions."""
    parts: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(part.low, part.high, part.shape, np.dtype(part.type).type)
        for name, part in encoding.parts(players).items()
    }
    mask = spaces.Box(0, 1, (encoding.actions,), np.int8)
    return spaces.Dict({"observation": spaces.Dict(parts), "action_mask": mask})


def action_space(encoding: Encoding) -> spaces.Discrete:
    return spaces.Discrete(encoding.actions)
