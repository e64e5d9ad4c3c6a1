"""How long a player may think."""

from __future__ import annotations

from math import inf
from typing import Any

from treetop.games.errors import Malformed
from treetop.locales import Message


def seconds(given: Any) -> float:
    """For a decision. Raises Malformed unless it's a number above 0."""
    if isinstance(given, bool) or not isinstance(given, int | float) or not 0 < given < inf:
        raise Malformed(Message.of("arena-budget", given=str(given)))
    return given
