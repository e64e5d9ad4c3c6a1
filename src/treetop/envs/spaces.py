"""Gymnasium's spaces for an encoding."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.envs.encoding import Encoding
from treetop.envs.extra import extra

with extra("envs"):
    from gymnasium import spaces


def with_mask(observation: spaces.Space[Any], encoding: Encoding) -> spaces.Dict:
    """`observation` is what is seen, `action_mask` the legal actions."""
    mask = spaces.Box(0, 1, (encoding.actions,), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": mask})


def action_space(encoding: Encoding) -> spaces.Space[Any]:
    return spaces.Discrete(encoding.actions)
