"""How large the numbers are that a learner sees: networks learn faster from numbers about 1."""

from __future__ import annotations

from typing import Any

import numpy as np

UNLIMITED = 128
"""What has no natural limit, like coins, is divided by this."""


def largest(space: Any) -> np.ndarray[Any, Any]:
    """The largest that each number of a vector can be."""
    return np.maximum(np.abs(space.low), np.abs(space.high)).clip(1, UNLIMITED)
