"""Gymnasium's spaces for an encoding, and what an environment may be told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from treetop.envs.encoding import Encoding
from treetop.envs.extra import extra
from treetop.games.errors import Malformed
from treetop.locales import Message

with extra("envs"):
    from gymnasium import spaces


def with_mask(observation: spaces.Space[Any], encoding: Encoding) -> spaces.Dict:
    """`observation` is what is seen, `action_mask` the legal actions."""
    mask = spaces.Box(0, 1, (encoding.actions,), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": mask})


def action_space(encoding: Encoding) -> spaces.Space[Any]:
    return spaces.Discrete(encoding.actions)


def choice(option: str, value: Any, choices: Iterable[str]) -> str:
    """Raises Malformed unless it is one of them."""
    if value not in choices:
        known = ", ".join(choices)
        raise Malformed(Message.of("core-option-value", option=option, value=str(value), choices=known))
    return str(value)
